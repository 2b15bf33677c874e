import { readdirSync } from 'node:fs'
import path from 'node:path'
import { composeWords, type Facts, withSentences } from '../../src/content/compose-words.ts'
import { findMisnamed } from '../../src/content/misnamed.ts'
import type { WordsName } from '../../src/content/words-name.ts'
import { type Problem, problemAt, readOwn, wordsFolders } from './business-files.ts'
import { findUnreadable } from './find-problems.ts'

export const wordsNames = (root: string): WordsName[] =>
  wordsFolders.flatMap(folder =>
    readdirSync(path.join(root, folder))
      .sort()
      .map(
        // The folders are those of the type.
        file => `${path.basename(folder)}/${path.basename(file, '.json')}` as WordsName,
      ),
  )

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
    return findMisnamed(value, known, [name]).map(({ path: [, ...path], message, isLeftOut }) =>
      problemAt(text, { file: name, path, message: isLeftOut ? message + twoWordings : message }),
    )
  })
}

export function readWords(root: string, facts: Facts) {
  const read = (name: WordsName) => {
    // Notes are for whoever writes.
    const { notes: _notes, ...words } = readOwn(root, name).value
    return words
  }
  const written = Object.fromEntries(wordsNames(root).map(name => [name, read(name)]))
  const { 'words/guarantee': guarantee, 'pages/companies': companies } = written
  // The compiler knows the files by the modules that read them.
  const sentences = { guarantee, companies } as Parameters<typeof withSentences>[0]
  return composeWords(written, withSentences(sentences, facts)) as Record<WordsName, object>
}
