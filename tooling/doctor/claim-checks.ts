import { type Claim, listClaims } from '../business/claims.ts'
import { findProblems } from '../business/find-problems.ts'
import { about, type Check, joinTargets } from './check.ts'

/** A proof whose last month is before this one is too old to speak of the business of today. */
function oldestMonth(now: Date): string {
  const [year, month] = now.toISOString().split('-')
  return `${Number(year) - 2}-${month}`
}

function checkClaim({ name, file, proof, until }: Claim, oldest: string): Check {
  const { ok, warning } = about('claims.proof', name)
  return until !== undefined && until < oldest
    ? warning(
        `la prova ha più di due anni (${proof})`,
        `aggiornala in ${file}, oppure togli l’affermazione`,
      )
    : ok(`si può provare con: ${proof}`)
}

/** Lists the claims of the site with their proof, as soon as its data are whole. */
export function checkClaims(root: string, now: Date): Check[] {
  const { length } = findProblems(root)
  if (length > 0)
    return [
      about('configuration.data', 'src/content/business').warning(
        `i dati dell’azienda non sono ancora tutti veri: ne restano ${length}`,
        'npm run setup li elenca, sotto “Pronto?”',
      ),
    ]
  return joinTargets(listClaims(root).map(claim => checkClaim(claim, oldestMonth(now))))
}
