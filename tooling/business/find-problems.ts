import { existsSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { factsOf } from '../../src/content/compose-business.ts'
import type { Facts } from '../../src/content/compose-words.ts'
import { isGroup } from '../../src/content/fill-in.ts'
import { readFilmAddress } from '../../src/content/film-address.ts'
import { findMisnamed } from '../../src/content/misnamed.ts'
import {
  type Business,
  type FileName,
  mayBeTrue,
  schemas,
} from '../../src/content/schema/business.ts'
import { schemaAt, wordsOf } from '../../src/content/schema/schema-node.ts'
import { isHidden } from '../../src/content/shown-sections.ts'
import { getAt, type Path } from '../../src/content/value-at.ts'
import { findLogoProblem } from './brand.ts'
import {
  fileNames,
  fillIn,
  type Problem,
  problemAt,
  readExample,
  readOwn,
} from './business-files.ts'

function aboutOf(name: FileName, path: Path): Partial<ReturnType<typeof wordsOf>> {
  const schema = schemaAt(schemas[name], path)
  return schema ? wordsOf(schema) : {}
}

function missingMessage(name: FileName, path: Path): string {
  const { title = '', example, madeBySetup } = aboutOf(name, path)
  const how = example === undefined ? [] : `scrivi per esempio ${JSON.stringify(example)}`
  return [`manca${title && ` (${title})`}`, madeBySetup ?? how].flat().join('; ')
}

/** The parts that the demonstration has and the business says nothing of. */
function findMissing(own: unknown, example: unknown, path: Path = []): Path[] {
  if (own === undefined) return [path]
  if (!isGroup(own) || !isGroup(example)) return []
  return Object.keys(example).flatMap(key => findMissing(own[key], example[key], [...path, key]))
}

/** The texts, and the entries of lists, that are the demonstration's. */
function findCopies(own: unknown, example: unknown, path: Path = []): Path[] {
  if (Array.isArray(own) && Array.isArray(example))
    return own.flatMap((entry, index) =>
      example.some(other => isDeepStrictEqual(other, entry)) ? [[...path, index]] : [],
    )
  if (isGroup(own) && isGroup(example)) {
    // Of a proof, a document or a month alone may well be the same.
    if ('from' in example) return isDeepStrictEqual(own, example) ? [path] : []
    return Object.keys(own).flatMap(key => findCopies(own[key], example[key], [...path, key]))
  }
  return typeof own === 'string' && own === example ? [path] : []
}

function findOf(
  root: string,
  name: FileName,
  { facts, sections }: { facts: Facts; sections: Business['sections'] },
): Problem[] {
  const { text, value: own } = readOwn(root, name)
  const example = readExample(root, name)
  const problem = (kind: Problem['kind'], path: Path, message: string) =>
    problemAt(text, { file: name, path, kind, message })
  const missing = findMissing(own, example).map(path =>
    problem('missing', path, missingMessage(name, path)),
  )
  const { issues = [] } = v.safeParse(schemas[name], fillIn(own, example))
  const begins = (one: Path, other: Path) => one.every((key, index) => key === other[index])
  // What is filled in with an example may break a rule; it is missing all the same.
  const isOwn = (path: Path) =>
    !missing.some(({ path: other }) => begins(other, path) || begins(path, other))
  const seen = new Set<string>()
  const broken = issues.flatMap(({ path: steps = [], input, message }) => {
    // The data hold objects and lists, no Map or Set: their keys are texts and numbers.
    const path = steps.map(({ key }) => key as string | number)
    const place = path.join('.')
    if (!isOwn(path) || seen.has(place)) return []
    seen.add(place)
    const shown = ['string', 'number'].includes(typeof input) ? `"${input}" ` : ''
    const isAbsent = input === undefined || input === null
    return problem('rule', path, isAbsent ? missingMessage(name, path) : shown + message)
  })
  const copied = findCopies(own, example)
    .filter(path => !seen.has(path.join('.')) && !mayBeTrue(name, path))
    .map(path => {
      const { madeBySetup = 'scrivi quello vero' } = aboutOf(name, path)
      return problem('example', path, `è il valore d’esempio; ${madeBySetup}`)
    })
  const misnamed = findMisnamed(own, facts).map(({ path, message }) =>
    problem('rule', path, message),
  )
  const all = [...missing, ...broken, ...copied, ...misnamed]
  return all.filter(({ path: [key] }) => !isHidden(sections, name, key))
}

/** The files of the folder public that a value names. */
function filesIn(file: FileName, value: string): string[] {
  if (file !== 'film') return [value]
  const place = readFilmAddress(value)
  return place?.kind === 'file' ? [place.src, place.captions] : []
}

function findFileProblems(root: string): Problem[] {
  const { members } = readOwn(root, 'team').value
  const photos = Array.isArray(members) ? [...members.keys()] : []
  const places: [FileName, Path][] = [
    ...photos.map((index): [FileName, Path] => ['team', ['members', index, 'photo']]),
    ['brand', ['logo']],
    ['film', ['video', 'address']],
  ]
  return places.flatMap(([file, place]) => {
    const { text, value } = readOwn(root, file)
    const named = getAt(value, place)
    if (typeof named !== 'string') return []
    const problem = (message: string) => problemAt(text, { file, path: place, message })
    const absent = filesIn(file, named).find(each => !existsSync(path.join(root, 'public', each)))
    if (absent) return problem(`"${absent}" non c’è; metti quel file nella cartella public`)
    const logoProblem = file === 'brand' && findLogoProblem(root)
    return logoProblem ? problem(`"${named}" ${logoProblem}`) : []
  })
}

/** Whether a file cannot be read, as a list of one problem or none. */
export function findUnreadable(root: string, file: Problem['file']): Problem[] {
  try {
    readOwn(root, file)
    return []
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return [{ file, path: [], place: '', kind: 'unreadable', message }]
  }
}

/** Lists what a real site still lacks in the data of the business, or may not say. */
export function findProblems(root: string): Problem[] {
  const unreadable = fileNames.flatMap(file => findUnreadable(root, file))
  const readable = fileNames.filter(name => !unreadable.some(({ file }) => file === name))
  const read = (name: FileName) =>
    // What breaks a rule is among the problems.
    fillIn(readable.includes(name) ? readOwn(root, name).value : {}, readExample(root, name))
  const facts = factsOf({ claims: read('claims') as Business['claims'] })
  const sections = read('sections') as Business['sections']
  const said = readable.flatMap(name => findOf(root, name, { facts, sections }))
  const isSaid = ({ file, path }: Problem) =>
    said.some(other => other.file === file && isDeepStrictEqual(other.path, path))
  const files = unreadable.length === 0 ? findFileProblems(root) : []
  return [...unreadable, ...said, ...files.filter(problem => !isSaid(problem))]
}
