import { hashInlineBlocks } from '../hosting/read-built-site.ts'
import { securityHeaderNames } from '../hosting/security-headers.ts'
import { about, type Check } from './check.ts'
import { checkPages, type Deployment, isOk, isOurNotFound, type Page } from './deployment.ts'
import type { LocalBuild } from './local-build.ts'

/** One fault that lists its pages, if there are any. */
function headersFault(pages: Page[], message: string, remedy: string): Check[] {
  const target = pages.map(({ path }) => path).join(', ')
  return pages.length > 0 ? [about('site.headers', target).error(message, remedy)] : []
}

/** Hosts name the hashes of one page or of all; checkPolicy compares them with the page. */
const withoutHashes = (value: string) => value.replaceAll(/ 'sha256-[^']+'/g, '')

function checkHeader(name: string, pages: Page[], build: LocalBuild | null): Check[] {
  const missing = pages.filter(({ answer }) => !answer.headers[name])
  if (missing.length > 0) {
    const remedy =
      'fai mandare all’host le regole di sicurezza (header) scritte in dist: docs/pubblicare.md dice come, host per host'
    return headersFault(missing, `l’host non manda una regola di sicurezza, ${name}`, remedy)
  }
  const different = pages.filter(({ path, answer }) => {
    const rules = build?.headersOf(path) ?? []
    const [, built] = rules.findLast(([each]) => each.toLowerCase() === name) ?? []
    const sent = answer.headers[name] ?? ''
    return built !== undefined && withoutHashes(built) !== withoutHashes(sent)
  })
  return headersFault(
    different,
    `la regola di sicurezza ${name} non è quella scritta in dist/_headers`,
    'ricostruisci il sito (npm run build) e ripubblica tutta la cartella dist',
  )
}

export function checkHeaders(pages: Page[], notFound: Page, { build }: Deployment): Check[] {
  const answered = [...pages.filter(isOk), notFound]
  const sniffed = answered.filter(
    ({ answer }) => (answer.headers['x-content-type-options'] ?? 'nosniff') !== 'nosniff',
  )
  const remedy = 'fai correggere all’host le regole di sicurezza (header)'
  const faults = [
    ...securityHeaderNames.map(name => checkHeader(name.toLowerCase(), answered, build)),
    headersFault(sniffed, 'la regola di sicurezza x-content-type-options non è nosniff', remedy),
  ].flat()
  if (faults.length > 0) return faults
  const reference = build === null ? '' : ', uguali a dist/_headers'
  return [about('site.headers', 'sito').ok(`le regole di sicurezza ci sono (header)${reference}`)]
}

function parsePolicy(text: string): Map<string, string[]> {
  return new Map(
    text
      .split(';')
      .map(part => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  )
}

/** Whether a source of a policy allows an address (CSP 3, 6.7.2.8, without wildcards in hosts). */
function allows(source: string, address: string): boolean {
  const { protocol, origin, pathname } = new URL(address)
  if (source === '*' || source === protocol) return true
  if (!URL.canParse(source)) return false
  const allowed = new URL(source)
  if (allowed.origin !== origin) return false
  return allowed.pathname.endsWith('/')
    ? pathname.startsWith(allowed.pathname)
    : decodeURIComponent(pathname) === decodeURIComponent(allowed.pathname)
}

/** A host that changes the pages, or serves those of another build, breaks their hashes. */
function blockedBlocks(policy: Map<string, string[]>, html: string): string[] {
  const { script, style } = hashInlineBlocks(html).hashes
  const isBlocked = (directive: string, hashes: Iterable<string>) =>
    [...hashes].some(hash => !policy.get(directive)?.includes(`'sha256-${hash}'`))
  return [
    isBlocked('script-src', script)
      ? 'fermano un programma della pagina, che non funziona (script-src)'
      : [],
    isBlocked('style-src', style) ? 'fermano l’aspetto della pagina (style-src)' : [],
  ].flat()
}

function policyProblems(text: string, html: string, webhooks: string[]): string[] {
  const policy = parsePolicy(text)
  const sources = policy.get('connect-src') ?? policy.get('default-src') ?? []
  const blocked = webhooks.filter(url => !sources.some(source => allows(source, url)))
  const hosts = new Set(blocked.map(url => new URL(url).host))
  const blocks = blockedBlocks(policy, html)
  const isUnsafe = [...policy.values()].flat().includes("'unsafe-inline'")
  return [
    policy.get('default-src')?.join(' ') === "'none'"
      ? []
      : "sono troppo larghe (default-src non è 'none')",
    isUnsafe ? "sono troppo larghe ('unsafe-inline')" : blocks,
    [...hosts].map(
      host => `non permettono di inviare a ${host}, quindi i contatti non partono (connect-src)`,
    ),
  ].flat()
}

/** Each answer is judged by the policy that came with it: a page may have one of its own. */
export async function checkPolicy(
  pages: Page[],
  notFound: Page,
  { webhooks }: Deployment,
): Promise<Check[]> {
  const policyOf = ({ answer }: Page) => answer.headers['content-security-policy']
  if (!pages.some(policyOf)) return []
  const sound =
    'le regole di sicurezza delle pagine sono severe e lasciano partire i contatti (Content-Security-Policy)'
  const remedy =
    'ricostruisci il sito (npm run build) con i webhook di questo file .env, ripubblica tutta la cartella dist e spegni ciò che l’host aggiunge alle pagine'
  const ours = [...pages, notFound].filter(page => isOk(page) || isOurNotFound(page))
  return checkPages('site.policy', ours, sound, (page, { error }) => {
    const policy = policyOf(page)
    if (policy === undefined) return []
    return policyProblems(policy, page.answer.body, webhooks).map(problem =>
      error(`le regole di sicurezza (Content-Security-Policy) ${problem}`, remedy),
    )
  })
}
