import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { replaceSources } from '../real-content/replace-values.ts'
import type { Word, Words } from './collect-words.ts'

/*
 * Lays the words of words.json over src/content of a copy of the project, so that what the marketers
 * change there changes nothing in the files beside this one.
 */

const sourceOf = (word: Word) =>
  typeof word === 'object' && 'code' in word ? word.code : JSON.stringify(word)

const [copy = ''] = process.argv.slice(2)
const words: Words = JSON.parse(readFileSync(path.join(import.meta.dirname, 'words.json'), 'utf8'))
for (const [name, entries] of Object.entries(words)) {
  const file = path.join(copy, 'src/content', name)
  const sources = Object.entries(entries).map(([place, word]) => [place, sourceOf(word)] as const)
  writeFileSync(file, replaceSources(name, readFileSync(file, 'utf8'), sources))
}
