import { createHash } from 'node:crypto'
import path from 'node:path'
import { composeBusiness, wordFacts } from '../../src/content/compose-business.ts'
import type { Facts } from '../../src/content/compose-words.ts'
import { type FileName, schemas } from '../../src/content/schema/business.ts'
import { withoutCredentials } from '../../src/content/schema/webhook-address.ts'
import type { Path } from '../../src/content/value-at.ts'
import { isWordsName, type WordsName } from '../../src/content/words-name.ts'
import { fileOf, type Problem, readExample, readOwn } from '../business/business-files.ts'
import { findProblems, findUnreadable } from '../business/find-problems.ts'
import { saveFile } from '../business/save-file.ts'
import { findWordProblems, namedInWords, wordsNames } from '../business/words.ts'
import { writeValue } from '../business/write-value.ts'
import { readSettings } from '../config/settings.ts'

export type DataName = FileName | 'settings' | WordsName

export interface DataFile {
  own: Record<string, unknown>
  example: Record<string, unknown>
  /** Of the text on disk, empty if it cannot be read: a change must name the one that it was made on. */
  hash: string
}

export interface SetupData {
  files: Record<DataName, DataFile>
  problems: Problem[]
  /** By the names of the settings: the variables that a real build takes instead. */
  overrides: Record<string, { name: string; value: string }>
  /** What stands for facts in the words of the pages. */
  facts: [name: string, fact: string | null][]
  /** Where the leads of a trial arrive, if they do on this machine. */
  inbox?: string | undefined
}

export interface Change {
  path: Path
  /** Absent to take the value away. */
  value?: unknown
  hash: string
}

// The type of Object.keys forgets the names.
const dataNames = [...Object.keys(schemas), 'settings'] as DataName[]
const namesOf = (root: string) => [...dataNames, ...wordsNames(root)]

export const isDataName = (root: string, name: string): name is DataName =>
  namesOf(root).some(each => each === name)

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

function readDataFile(root: string, name: DataName): DataFile {
  const example = name === 'settings' || isWordsName(name) ? {} : readExample(root, name)
  try {
    const { text, value } = readOwn(root, name)
    // The address of a page is no text.
    const { path: _path, ...own } = value
    return { own, example, hash: hashOf(text) }
  } catch {
    return { own: {}, example, hash: '' }
  }
}

/** Null while the data have a shape that nothing can be read from; the problems say which. */
function readFacts(files: Record<string, DataFile>): Facts | null {
  const take = (key: 'own' | 'example') =>
    Object.fromEntries(Object.entries(files).map(([name, file]) => [name, file[key]]))
  try {
    return wordFacts(composeBusiness(take('own'), take('example')))
  } catch {
    return null
  }
}

export function readData(root: string): SetupData {
  const files = Object.fromEntries(namesOf(root).map(name => [name, readDataFile(root, name)]))
  const facts = readFacts(files)
  const unreadable = findUnreadable(root, 'settings')
  const usesOwn = unreadable.length === 0
  const settings = readSettings(root, { mode: 'production', usesOwn })
  return {
    files: files as SetupData['files'],
    problems: [
      ...findProblems(root),
      ...unreadable,
      ...settings.problems.real,
      ...(facts ? findWordProblems(root, facts) : []),
    ],
    overrides: Object.fromEntries(
      [...settings.overrides].map(([name, variable]) => [
        name,
        { ...variable, value: withoutCredentials(variable.value) },
      ]),
    ),
    facts: facts ? [...namedInWords(facts)] : [],
  }
}

/**
 * Writes one value, if the file is still the one that the change was made on; says whether it was. Reading,
 * comparing and writing leave no room for another change in between.
 *
 * @throws Error if the file cannot be written, or cannot say it.
 */
export function changeFile(root: string, name: DataName, change: Change): boolean {
  const { text } = readOwn(root, name)
  if (hashOf(text) !== change.hash) return false
  saveFile(path.join(root, fileOf(name)), writeValue(text, change.path, change.value))
  return true
}
