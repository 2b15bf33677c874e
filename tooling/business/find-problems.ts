import { existsSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import * as v from 'valibot'
import { factsOf } from '../../src/content/compose-business.ts'
import type { Facts } from '../../src/content/compose-words.ts'
import { isGroup, isOfOneKind } from '../../src/content/fill-in.ts'
import {
  type Business,
  type FileName,
  mayBeTrue,
  schemas,
} from '../../src/content/schema/business.ts'
import { isHidden } from '../../src/content/shown-sections.ts'
import {
  fileNames,
  fileOf,
  fillIn,
  lineAt,
  readExample,
  readOwn,
  withoutMark,
} from './business-files.ts'
import { findMisnamed } from './misnamed.ts'
import { schemaAt, wordsOf } from './schema-node.ts'
import type { Path } from './values.ts'

type Kind = 'missing' | 'rule' | 'example' | 'unreadable'

/** Why a real site cannot be built with what a file says. */
export interface Problem {
  file: FileName
  path: Path
  line: number
  kind: Kind
  message: string
}

/** As "file:line: value: problem". */
export function describeProblem({ file, path, line, kind, message }: Problem): string {
  return kind === 'unreadable' ? message : `${fileOf(file)}:${line}: ${path.join('.')}: ${message}`
}

function missingMessage(name: FileName, path: Path): string {
  const schema = schemaAt(schemas[name], path)
  const { title = '', example = undefined } = schema ? wordsOf(schema) : {}
  const how = example === undefined ? '' : `; scrivi per esempio ${JSON.stringify(example)}`
  return `manca${title && ` (${title})`}${how}`
}

/** The parts that the demonstration has and the business says nothing of. */
function findMissing(own: unknown, example: unknown, path: Path = []): Path[] {
  if (own === undefined) return [path]
  if (!isGroup(own) || !isGroup(example) || !isOfOneKind(own, example)) return []
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
    return Object.keys(own)
      .filter(key => key !== 'kind')
      .flatMap(key => findCopies(own[key], example[key], [...path, key]))
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
  const tree = parseTree(withoutMark(text))
  /** The line of a part, or of the nearest one around it that is there. */
  const lineOf = (path: Path): number => {
    const node = tree && findNodeAtLocation(tree, path)
    if (node) return lineAt(text, node.offset)
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1
  }
  const problem = (kind: Kind, path: Path, message: string): Problem => ({
    file: name,
    path,
    line: lineOf(path),
    kind,
    message,
  })
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
  const copied = mayBeTrue.includes(name)
    ? []
    : findCopies(own, example)
        .filter(path => !seen.has(path.join('.')) && path[0] !== 'lead')
        .map(path => problem('example', path, 'è il valore d’esempio; scrivi quello vero'))
  const misnamed = findMisnamed(own, facts).map(({ path, message }) =>
    problem('rule', path, message),
  )
  const all = [...missing, ...broken, ...copied, ...misnamed]
  return all.filter(({ path: [key] }) => !isHidden(sections, name, key))
}

function findMissingPhotos(root: string): Problem[] {
  const { text, value } = readOwn(root, 'team')
  const tree = parseTree(withoutMark(text))
  const members = Array.isArray(value.members) ? value.members : []
  return members.flatMap((member, index) => {
    const photo: unknown = member?.photo
    if (typeof photo !== 'string' || existsSync(path.join(root, 'public', photo))) return []
    const place = ['members', index, 'photo']
    const node = tree && findNodeAtLocation(tree, place)
    const message = `"${photo}" non c’è; metti la foto in public/team e scrivi per esempio "/team/luca.jpg"`
    const line = lineAt(text, node?.offset ?? 0)
    return { file: 'team' as const, path: place, line, kind: 'rule' as const, message }
  })
}

/** Lists what a real site still lacks in the data of the business, or may not say. */
export function findProblems(root: string): Problem[] {
  const unreadable = fileNames.flatMap((file): Problem[] => {
    try {
      readOwn(root, file)
      return []
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      return [{ file, path: [], line: 1, kind: 'unreadable', message }]
    }
  })
  const readable = fileNames.filter(name => !unreadable.some(({ file }) => file === name))
  const read = (name: FileName) =>
    // What breaks a rule is among the problems.
    fillIn(readable.includes(name) ? readOwn(root, name).value : {}, readExample(root, name))
  const facts = factsOf({ claims: read('claims') as Business['claims'] })
  const sections = read('sections') as Business['sections']
  return [
    ...unreadable,
    ...readable.flatMap(name => findOf(root, name, { facts, sections })),
    ...(readable.includes('team') ? findMissingPhotos(root) : []),
  ]
}
