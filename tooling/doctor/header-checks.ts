import { readNetlifyHeaders } from '../hosting/netlify.ts'
import { securityHeaderNames } from '../hosting/security-headers.ts'
import { type Check, error, ok } from './check.ts'
import { type Deployment, faultsOr, isOk, type Page } from './deployment.ts'

function list(pages: Page[]): string {
  return pages.map(({ path }) => path).join(', ')
}

/** One header on every page, the page that is not found included. */
function checkHeader(name: string, pages: Page[], builtHeaders: string | null): Check[] {
  const missing = pages.filter(({ answer }) => !answer.headers[name])
  if (missing.length > 0) {
    const remedy = 'l’host deve mandare le intestazioni di sicurezza che la build scrive in dist'
    return [error('site.headers', list(missing), `manca ${name}`, remedy)]
  }
  const headersOf = readNetlifyHeaders(builtHeaders ?? '')
  const different = pages.filter(({ path, answer }) => {
    const [, built] = headersOf(path).findLast(([each]) => each.toLowerCase() === name) ?? []
    return built !== undefined && built !== answer.headers[name]
  })
  if (different.length > 0) {
    const remedy =
      'se hai appena costruito il sito, ripubblica dist; altrimenti ricostruiscilo e riprova'
    return [error('site.headers', list(different), `${name} non è quello di dist/_headers`, remedy)]
  }
  return []
}

type Policy = Map<string, string[]>

function parsePolicy(text: string): Policy {
  return new Map(
    text
      .split(';')
      .map(part => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  )
}

/** Whether a source of a policy lets a page reach an address (CSP 3, 6.7.2.8, what hosts write). */
function allows(source: string, address: string): boolean {
  if (source === '*') return true
  const { protocol, origin, pathname } = new URL(address)
  if (source === protocol) return true
  if (!URL.canParse(source)) return false
  const allowed = new URL(source)
  if (allowed.origin !== origin) return false
  return allowed.pathname.endsWith('/')
    ? pathname.startsWith(allowed.pathname)
    : decodeURIComponent(pathname) === decodeURIComponent(allowed.pathname)
}

function policyProblems(policy: Policy, webhooks: string[]): string[] {
  const problems: string[] = []
  if (policy.get('default-src')?.join(' ') !== "'none'") problems.push("default-src non è 'none'")
  if ([...policy.values()].flat().includes("'unsafe-inline'"))
    problems.push("permette 'unsafe-inline'")
  const reachable = policy.get('connect-src') ?? policy.get('default-src') ?? []
  const blocked = webhooks.filter(url => !reachable.some(source => allows(source, url)))
  for (const url of new Set(blocked))
    problems.push(`connect-src non permette il webhook su ${new URL(url).host}: i lead non partono`)
  return problems
}

export function checkPolicy(pages: Page[], { webhooks }: Deployment): Check[] {
  const faults = pages.filter(isOk).flatMap(({ path, answer }) => {
    const text = answer.headers['content-security-policy']
    if (text === undefined) return []
    return policyProblems(parsePolicy(text), webhooks).map(problem =>
      error(
        'site.policy',
        path,
        `content-security-policy: ${problem}`,
        'ricostruisci il sito con i webhook di questo .env e ripubblica dist',
      ),
    )
  })
  const hasPolicy = pages.some(({ answer }) => answer.headers['content-security-policy'])
  if (!hasPolicy) return []
  return faultsOr(faults, 'site.policy', 'la content security policy è severa e permette i webhook')
}

export function checkHeaders(pages: Page[], notFound: Page, deployment: Deployment): Check[] {
  const answered = pages.filter(isOk)
  const faults = securityHeaderNames.flatMap(name =>
    checkHeader(name.toLowerCase(), [...answered, notFound], deployment.builtHeaders),
  )
  const wrongType = [...answered, notFound].filter(
    ({ answer }) => (answer.headers['x-content-type-options'] ?? 'nosniff') !== 'nosniff',
  )
  if (wrongType.length > 0) {
    const message = 'x-content-type-options non è nosniff'
    faults.push(
      error('site.headers', list(wrongType), message, 'correggi le intestazioni dell’host'),
    )
  }
  if (faults.length > 0) return faults
  const reference = deployment.builtHeaders === null ? '' : ', uguali a dist/_headers'
  return [ok('site.headers', 'sito', `le intestazioni di sicurezza ci sono${reference}`)]
}
