import { createHash } from 'node:crypto'
import path from 'node:path'
import { type FileName, schemas } from '../../src/content/schema/business.ts'
import { businessFolder, readExample, readOwn } from '../business/business-files.ts'
import { findProblems, type Problem } from '../business/find-problems.ts'
import type { Path } from '../business/values.ts'
import { messageOf } from './message-of.ts'
import { type Override, readOverrides } from './read-overrides.ts'
import { saveFile } from './save-file.ts'
import { writeValue } from './write-value.ts'

export type DataName = FileName | 'settings'

export interface DataFile {
  own: Record<string, unknown>
  example: Record<string, unknown>
  /** Of the text on disk: a change must name the one that it was made on. */
  hash: string
  /** Why the file cannot be read. */
  unreadable?: string
}

export interface SetupData {
  files: Record<DataName, DataFile>
  problems: Problem[]
  overrides: Record<string, Override>
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

export const isDataName = (name: string): name is DataName => dataNames.some(each => each === name)

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

function readDataFile(root: string, name: DataName): DataFile {
  const example = name === 'settings' ? {} : readExample(root, name)
  try {
    const { text, value } = readOwn(root, name)
    return { own: value, example, hash: hashOf(text) }
  } catch (error) {
    return { own: {}, example, hash: '', unreadable: messageOf(error) }
  }
}

export function readData(root: string): SetupData {
  const files = Object.fromEntries(dataNames.map(name => [name, readDataFile(root, name)]))
  return {
    files: files as SetupData['files'],
    problems: findProblems(root),
    overrides: readOverrides(root),
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
  const file = path.join(root, businessFolder, `${name}.json`)
  saveFile(file, writeValue(text, change.path, change.value))
  return true
}
