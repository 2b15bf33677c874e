import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  findNodeAtLocation,
  type ParseError,
  parse,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { type FileName, schemas } from '../../src/content/schema/business.ts'
import type { Path } from '../../src/content/value-at.ts'
import { isWordsName, type WordsName } from '../../src/content/words-name.ts'

export { fillIn } from '../../src/content/fill-in.ts'

/** What the business says, and the values of the demonstration in files of the same shape. */
export const businessFolder = 'src/content/business'
export const demoFolder = 'src/content/demo'

// The type of Object.keys forgets the names.
export const fileNames = Object.keys(schemas) as FileName[]

/** The words, a file for each page, and for each part that pages share. */
export const wordsFolders = ['src/content/pages', 'src/content/words']

export const fileOf = (name: string) =>
  isWordsName(name) ? `src/content/${name}.json` : `${businessFolder}/${name}.json`

/** The line on which a position in a text stands, from 1 on. */
const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

type Values = Record<string, unknown>

/** A byte order mark at the beginning is not part of the data. */
const withoutMark = (text: string) => text.replace(/^\uFEFF/, '')

/** @throws Error that names file and line, if the text cannot be read. */
function parseValues(file: string, text: string): Values {
  const errors: ParseError[] = []
  const value: unknown = parse(withoutMark(text), errors, { allowTrailingComma: true })
  const [error] = errors
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!error && isGroup) return value as Values
  const line = lineAt(text, error?.offset ?? 0)
  const kind = error ? ` (${printParseErrorCode(error.error)})` : ''
  throw new Error(
    `${file}:${line}: il file non si legge da qui${kind}; guarda questa riga e quella sopra: spesso manca una virgola, una virgoletta o una parentesi`,
  )
}

/** @throws Error that names file and line, if the file cannot be read. */
export function readOwn(root: string, name: string): { text: string; value: Values } {
  const text = readFileSync(path.join(root, fileOf(name)), 'utf8')
  const { $schema: _schema, ...value } = parseValues(fileOf(name), text)
  return { text, value }
}

export function readExample(root: string, name: FileName): Values {
  const file = `${demoFolder}/${name}.json`
  return parseValues(file, readFileSync(path.join(root, file), 'utf8'))
}

/** Where a file says a value, or the nearest one around it that is there: as "file:line: value". */
export function placeIn(text: string, name: string, path: Path): string {
  const tree = parseTree(withoutMark(text))
  const node = path
    .map((_key, index) => path.slice(0, path.length - index))
    .map(part => tree && findNodeAtLocation(tree, part))
    .find(Boolean)
  return `${fileOf(name)}:${lineAt(text, node?.offset ?? 0)}: ${path.join('.')}`
}

/** Why a real site cannot be built with what a file says. */
export interface Problem {
  file: FileName | 'settings' | WordsName
  path: Path
  /** Where it is said, as "file:line: value". */
  place: string
  kind: 'missing' | 'rule' | 'example' | 'unreadable'
  message: string
}

/** A problem of a value, with its place in the text of its file. */
export const problemAt = (
  text: string,
  { file, path, kind = 'rule', message }: Omit<Problem, 'place' | 'kind'> & Partial<Problem>,
): Problem => ({ file, path, place: placeIn(text, file, path), kind, message })

export const describeProblem = ({ place, kind, message }: Problem) =>
  kind === 'unreadable' ? message : `${place}: ${message}`
