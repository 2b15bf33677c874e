import {
  generatedNote,
  type HostedSite,
  hashedFolder,
  immutable,
  redirectsOf,
  revalidated,
} from './hosted-site.ts'
import type { Header } from './security-headers.ts'

const withNote = (lines: string[]) => `# ${generatedNote}\n${lines.join('\n')}\n`

/** Cloudflare Pages ignores a longer line of _headers. */
const longestLine = 2_000

function headerLine([name, value]: Header): string {
  const line = `  ${name}: ${value}`
  if (line.length <= longestLine) return line
  throw new Error(
    `La regola ${name} è di ${line.length} caratteri: Cloudflare Pages ne legge ${longestLine}, e lascerebbe il sito senza. Accorcia gli indirizzi dei webhook, oppure togli un servizio.`,
  )
}

/**
 * The file _headers, for Netlify and Cloudflare Pages. Both join the values of a header that two
 * matching rules set, so only one rule sets Cache-Control for an address. Files without such a rule
 * get the default of both hosts, which is to revalidate. All pages have the same policy: an unknown
 * address is only matched by a rule that matches the pages too, and two policies would block all that
 * one of them blocks. (Cloudflare can take a header back, with a line that Netlify ignores.)
 *
 * @throws Error where a header is too long.
 */
export function netlifyHeaders({ headers, pages, commonPolicy }: HostedSite): string {
  const rule = (path: string, ...set: Header[]) => [path, ...set.map(headerLine)]
  return withNote([
    ...rule('/*', commonPolicy, ...headers),
    ...pages.flatMap(({ path }) => rule(path, revalidated)),
    ...rule(`${hashedFolder}*`, immutable),
  ])
}

/** Not forced with "!": /aziende/ and /aziende are one address for Netlify, which would redirect forever. */
export function netlifyRedirects(site: HostedSite): string {
  return withNote(redirectsOf(site).map(([from, to]) => `${from} ${to} 301`))
}
