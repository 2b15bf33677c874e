import type { Path } from '../../src/content/value-at.ts'
import { placeIn, readOwn } from '../business/business-files.ts'
import { findProblems } from '../business/find-problems.ts'
import { about, type Check } from './check.ts'

/** Where data say which month the proof of a claim ends with, or is of, and that it is before another. */
function findOld(value: unknown, month: string, path: Path = []): Path[] {
  const isMonth = ['to', 'date'].includes(String(path.at(-1)))
  if (typeof value === 'string') return isMonth && value < month ? [path] : []
  return Object.entries(value ?? {}).flatMap(([key, inner]) => {
    return findOld(inner, month, [...path, Array.isArray(value) ? Number(key) : key])
  })
}

/** Whether the data are whole, and their proofs young enough to speak of the business of today. */
export function checkData(root: string, now: Date): Check[] {
  const { length } = findProblems(root)
  if (length > 0)
    return [
      about('configuration.data', 'src/content/business').warning(
        `i dati dell’azienda non sono ancora tutti veri: ne restano ${length}`,
        'npm run setup li elenca, sotto “Pronto?”',
      ),
    ]
  const oldest = `${now.getUTCFullYear() - 2}${now.toISOString().slice(4, 7)}`
  return ['claims', 'testimonials', 'team'].flatMap(name => {
    const { text, value } = readOwn(root, name)
    return findOld(value, oldest).map(path =>
      about('claims.proof', placeIn(text, name, path)).warning(
        'la prova ha più di due anni',
        'aggiornala, oppure togli l’affermazione',
      ),
    )
  })
}
