import { readdirSync } from 'node:fs'
import path from 'node:path'
import { composePages, type Facts, type Naming } from '../../src/content/compose-words.ts'
import { findMisnamed } from '../../src/content/misnamed.ts'
import type { WordsName } from '../../src/content/words-name.ts'
import { type Problem, placeIn, readOwn, wordsFolder } from './business-files.ts'
import { findUnreadable } from './find-problems.ts'

export const wordsNames = (root: string) =>
  // Each is a page of src/content/words.ts.
  readdirSync(path.join(root, wordsFolder)).map(name => `words/${pageOf(name)}` as WordsName)

const pageOf = (file: string) => path.basename(file, '.json')

/** What sentences may name: the facts, and what other words say. */
export const namedInWords = (facts: Facts): Facts =>
  new Map([...facts, ['garanzia', facts.get('percorsi') ?? null], ['dati del modulo aziende', '']])

const twoWordings =
  ', oppure nel file scrivine un’altra per quando non c’è: { "text": "…", "without": "…" }'

/** Lists the files that cannot be read, and the sentences that name what the site does not have. */
export function findWordProblems(root: string, facts: Facts): Problem[] {
  const known = namedInWords(facts)
  return wordsNames(root).flatMap(name => {
    const unreadable = findUnreadable(root, name)
    if (unreadable.length > 0) return unreadable
    const { text, value } = readOwn(root, name)
    return findMisnamed(value, known, [pageOf(name)]).map(
      ({ path: [, ...place], ...misnamed }) => ({
        file: name,
        path: place,
        place: placeIn(text, name, place),
        kind: 'rule',
        message: misnamed.isLeftOut ? misnamed.message + twoWordings : misnamed.message,
      }),
    )
  })
}

/** The words of the pages as visitors read them. */
export function readWords(root: string, facts: Facts) {
  const pages = Object.fromEntries(
    wordsNames(root).map(name => {
      // Notes are for whoever writes.
      const { notes: _notes, ...words } = readOwn(root, name).value
      return [pageOf(name), words]
    }),
  )
  // As src/content/words.ts has them.
  const { claims, ...others } = pages as unknown as Naming
  return composePages(
    { ...others, claims: { ...claims, guarantee: claims.guarantee ?? null } },
    facts,
  )
}
