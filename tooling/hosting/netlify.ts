import {
  generatedNote,
  type HostedSite,
  hashedFolder,
  immutable,
  revalidated,
  subpages,
} from './hosted-site.ts'
import type { Header } from './security-headers.ts'

const withNote = (lines: string[]) => `# ${generatedNote}\n${lines.join('\n')}\n`

/**
 * The file _headers, for Netlify and Cloudflare Pages. Both join the values of a header that two
 * matching rules set, so only one rule sets Cache-Control for an address. Files without such a rule
 * get the default of both hosts, which is to revalidate. All pages have the same policy: an unknown
 * address is only matched by a rule that matches the pages too, and two policies would block all that
 * one of them blocks. (Cloudflare can take a header back, with a line that Netlify ignores.)
 */
export function netlifyHeaders({ headers, pages, commonPolicy }: HostedSite): string {
  const rule = (path: string, set: readonly Header[]) => [
    path,
    ...set.map(([name, value]) => `  ${name}: ${value}`),
  ]
  return withNote([
    ...rule('/*', [commonPolicy, ...headers]),
    ...pages.flatMap(({ path }) => rule(path, [revalidated])),
    ...rule(`${hashedFolder}*`, [immutable]),
  ])
}

/**
 * The file _redirects. It does not force its rules with "!": Netlify treats /aziende/ and /aziende as
 * one address, so a forced rule would redirect forever.
 */
export function netlifyRedirects({ pages }: HostedSite): string {
  return withNote([
    '/index.html / 301',
    '/index / 301',
    ...subpages(pages).flatMap(page => [`${page}/ ${page} 301`, `${page}.html ${page} 301`]),
  ])
}

const meaningfulLines = (text: string) => text.split('\n').filter(line => /^\s*[^\s#]/.test(line))

/** Reads a _headers file; the result gives the headers of an address. */
export function readNetlifyHeaders(text: string): (pathname: string) => Header[] {
  const rules: { path: string; headers: Header[] }[] = []
  for (const line of meaningfulLines(text)) {
    const [, name = '', value = ''] = /^\s+([\w-]+): (.*)/.exec(line) ?? []
    if (name) rules.at(-1)?.headers.push([name, value])
    else rules.push({ path: line.trim(), headers: [] })
  }
  const matches = (path: string, pathname: string) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path
  return pathname =>
    rules.filter(({ path }) => matches(path, pathname)).flatMap(({ headers }) => headers)
}

/** Reads a _redirects file; the result has an entry for each address that redirects. */
export function readNetlifyRedirects(
  text: string,
): Map<string, { location: string; status: number }> {
  return new Map(
    meaningfulLines(text).map(line => {
      const [from = '', location = '', status] = line.trim().split(/\s+/)
      return [from, { location, status: Number(status ?? 301) }]
    }),
  )
}
