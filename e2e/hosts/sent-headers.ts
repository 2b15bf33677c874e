import { type Header, securityHeaderNames } from '../../tooling/hosting/security-headers.ts'
import type { Visit } from './visit.ts'

interface HeaderVisit {
  ask: Visit['ask']
  built: Pick<Visit['built'], 'ownHeadersOf' | 'commonHeadersOf'>
}

/**
 * Compares the security headers of an address with those that the build wrote: "own policy" when the
 * policy is that of the page alone, "one policy" when it is the one for all pages. A redirect may
 * have the policy of where it leads: it has nothing that a policy could allow.
 */
export async function sentHeaders({ ask, built }: HeaderVisit, address: string): Promise<string> {
  const { valuesOf, headerOf } = await ask(address)
  const target = headerOf('Location').replace(/^https?:\/\/[^/]+/, '')
  const differing = (headers: Header[]) =>
    headers
      .filter(([name]) => securityHeaderNames.includes(name))
      .filter(([name, value]) => valuesOf(name).join('\n') !== value)
      .map(([name]) => name)
  const wrong = differing(built.ownHeadersOf(address))
  if (wrong.length === 0) return 'own policy'
  if (target && differing(built.ownHeadersOf(target)).length === 0) return 'own policy'
  if (differing(built.commonHeadersOf(address)).length === 0) return 'one policy'
  return wrong.length === securityHeaderNames.length ? 'none' : `wrong: ${wrong.join(', ')}`
}
