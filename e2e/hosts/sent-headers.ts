import { securityHeaderNames } from '../../tooling/hosting/security-headers.ts'
import type { Visit } from './visit.ts'

/**
 * Compares the security headers of an address with those that the build wrote: "own policy" when the
 * policy is that of the page alone, "one policy" when it is the one for all pages.
 */
export async function sentHeaders({ ask, built }: Visit, address: string): Promise<string> {
  const { valuesOf } = await ask(address)
  const isSent = ([name, value]: readonly [string, string]) => {
    const values = valuesOf(name)
    return values.length === 1 && values[0] === value
  }
  const isSecurity = ([name]: readonly [string, string]) => securityHeaderNames.includes(name)
  const [own, common] = [built.ownHeadersOf, built.commonHeadersOf].map(headersOf =>
    headersOf(address).filter(isSecurity),
  )
  if (own?.every(isSent)) return 'own policy'
  if (common?.every(isSent)) return 'one policy'
  const wrong = own?.filter(header => !isSent(header)).map(([name]) => name) ?? []
  return wrong.length === securityHeaderNames.length ? 'none' : `wrong: ${wrong.join(', ')}`
}
