import {
  cacheControl,
  generatedNote,
  type HostedSite,
  hashedFolder,
  redirects,
} from './hosted-site.ts'
import type { Header } from './security-headers.ts'

/**
 * The file _headers, for Netlify and Cloudflare Pages. Both join the values of a header that two
 * matching rules set, so no address gets Cache-Control twice; files that no rule names keep the
 * default of both hosts, which is to revalidate.
 */
export function netlifyHeaders({ headers, pages }: HostedSite): string {
  const rules: [path: string, headers: readonly Header[]][] = [
    ['/*', headers],
    ...pages.map((page): [string, Header[]] => [
      page,
      [['Cache-Control', cacheControl.revalidated]],
    ]),
    [`${hashedFolder}*`, [['Cache-Control', cacheControl.hashed]]],
  ]
  const lines = rules.flatMap(([path, set]) => [
    path,
    ...set.map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `# ${generatedNote}\n${lines.join('\n')}\n`
}

/**
 * The file _redirects. Without the "!" that would force them: Netlify takes /aziende/ and /aziende
 * for the same address, and a forced rule would redirect forever.
 */
export function netlifyRedirects({ pages }: HostedSite): string {
  const lines = redirects(pages).map(([from, to]) => `${from} ${to} 301`)
  return `# ${generatedNote}\n${lines.join('\n')}\n`
}

const meaningfulLines = (text: string) => text.split('\n').filter(line => /^\s*[^\s#]/.test(line))

/** Reads a _headers file: what it sets for an address. */
export function readNetlifyHeaders(text: string): (pathname: string) => Header[] {
  const rules: { path: string; headers: Header[] }[] = []
  for (const line of meaningfulLines(text)) {
    const [, name = '', value = ''] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (name) rules.at(-1)?.headers.push([name, value])
    else rules.push({ path: line.trim(), headers: [] })
  }
  const matches = (path: string, pathname: string) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path
  return pathname =>
    rules.filter(({ path }) => matches(path, pathname)).flatMap(({ headers }) => headers)
}

/** Reads a _redirects file: where an address leads, if anywhere. */
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
