import type { Claim } from '../business/claims.ts'
import { about, type Check, joinTargets } from './check.ts'

/** A proof whose last month is before this one is too old to speak of the business of today. */
function oldestMonth(now: Date): string {
  const [year, month] = now.toISOString().split('-')
  return `${Number(year) - 2}-${month}`
}

function checkClaim({ name, file, fault, proof, until }: Claim, oldest: string): Check {
  const { ok, warning } = about('claims.proof', name)
  if (fault === 'example') return warning('esempio da sostituire', `scrivi i dati veri in ${file}`)
  if (fault === 'unproven')
    return warning('è un’affermazione senza prova', `scrivi come si può provare in ${file}`)
  if (until !== undefined && until < oldest)
    return warning(
      `la prova ha più di due anni (${proof})`,
      `aggiornala in ${file}, oppure togli l’affermazione`,
    )
  return ok(`si può provare con: ${proof}`)
}

/** Lists the claims of the site with their proof, and warns of those that nobody could prove today. */
export function checkClaims(claims: readonly Claim[], now: Date): Check[] {
  const oldest = oldestMonth(now)
  return joinTargets(claims.map(claim => checkClaim(claim, oldest)))
}
