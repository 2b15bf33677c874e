import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findOwnMark, findParts, findSteps, lineAt, type Path } from '../../config/content-tree.ts'
import { insertEntry, insertProperty, removePart, replaceValue } from '../edit-content.ts'
import { acceptValue, insertMarkedEntry, spreadMarks } from '../edit-marks.ts'
import { saveFile } from '../save-file.ts'
import type { Value } from '../source-code.ts'

/** A module of src/content, as it is in the file, which changes with each answer. */
export interface ContentModule {
  read: (path: Path) => unknown
  /** Whether the code has it, written out: what somebody computes cannot be edited here. */
  has: (path: Path) => boolean
  /** Whether it, something that it stands in or something inside it is marked with demo(). */
  isMarked: (path: Path) => boolean
  /** Whether the mark stands around the whole of it. */
  isWhollyMarked: (path: Path) => boolean
  write: (path: Path, value: Value) => void
  /** Takes the mark off what is true as it stands. */
  accept: (path: Path) => void
  /** Adds an example at the end of a list. */
  addExample: (list: Path, value: Value) => void
  remove: (path: Path) => void
  /** Where it stands, as "file:line". */
  placeOf: (path: Path) => string
}

type Branch = Record<string | number, unknown>

/** Opens a module of which `exports` are the values of its exports, or of the parts that matter. */
export function openContentModule(root: string, file: string, exports: object): ContentModule {
  const values = structuredClone(exports) as Branch
  const readCode = () => readFileSync(path.join(root, file), 'utf8')
  const find = (code: string, keys: Path) => findSteps(code, keys)[keys.length - 1]
  const read = (keys: Path) =>
    keys.reduce<unknown>((branch, key) => (branch as Branch | undefined)?.[key], values)
  const holderOf = (keys: Path) => read(keys.slice(0, -1)) as Branch
  const edit = (change: (code: string) => string) => saveFile(root, file, change(readCode()))

  function isMarked(code: string, keys: Path): boolean {
    const step = find(code, keys)
    if (!step) return false
    const hasMark = (value: typeof step.value): boolean =>
      findOwnMark(value) !== null || findParts(value).some(part => hasMark(part.value))
    return step.isMarked || hasMark(step.value)
  }

  /** The code with a new part, whose holder it has. */
  function insert(code: string, keys: Path, value: Value): string {
    const parent = keys.slice(0, -1)
    const key = keys.at(-1) ?? ''
    if (typeof key === 'number') return insertEntry(code, parent, value)
    const before = Object.keys(holderOf(keys)).filter(other => find(code, [...parent, other]))
    const last = before.at(-1)
    return last === undefined
      ? replaceValue(code, parent, { [key]: value })
      : insertProperty(code, [...parent, last], key, value)
  }

  function write(keys: Path, value: Value) {
    const parent = keys.slice(0, -1)
    if (parent.length > 0 && !find(readCode(), parent))
      return write(parent, { [String(keys.at(-1))]: value })
    edit(code => {
      const spread = spreadMarks(code, keys)
      return find(spread, keys) ? replaceValue(spread, keys, value) : insert(spread, keys, value)
    })
    const holder = holderOf(keys)
    if (holder) holder[keys.at(-1) ?? ''] = value
  }

  return {
    read,
    has: keys => find(readCode(), keys) !== undefined,
    isMarked: keys => isMarked(readCode(), keys),
    isWhollyMarked: keys => find(readCode(), keys)?.isMarked === true,
    write,
    accept: keys => edit(code => acceptValue(code, keys)),
    addExample(list, value) {
      edit(code => insertMarkedEntry(code, list, value))
      ;(read(list) as unknown[]).push(structuredClone(value))
    },
    remove(keys) {
      edit(code => removePart(spreadMarks(code, keys), keys))
      const holder = holderOf(keys)
      const key = keys.at(-1) ?? ''
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete holder[key]
    },
    placeOf(keys) {
      const code = readCode()
      return `${file}:${lineAt(code, find(code, keys)?.holder.start ?? 0)}`
    },
  }
}
