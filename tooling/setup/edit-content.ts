import { findMarks, findSteps, type Path, parseContent, type Step } from '../config/content-tree.ts'
import { indentOf, toPropertySource, toSource, type Value } from './source-code.ts'

interface Edit {
  start: number
  end: number
  text: string
}

/** Replaces one part of the code; its new lines end as those of the file do. */
function apply(code: string, { start, end, text }: Edit): string {
  const ending = code.includes('\r\n') ? '\r\n' : '\n'
  return code.slice(0, start) + text.replaceAll('\n', ending) + code.slice(end)
}

/** What stands before a position in its line. */
const lineBefore = (code: string, position: number) =>
  code.slice(code.lastIndexOf('\n', position - 1) + 1, position)

/** The step at the end of a path. */
export function findStep(code: string, path: Path): Step {
  const step = findSteps(code, path)[path.length - 1]
  if (!step) throw new Error(`${path.join('.')} is not in the code`)
  return step
}

/** Takes away the import of demo() when nothing uses it, because the lint would stop at it. */
export function withoutIdleImport(code: string): string {
  if (findMarks(code).length > 0) return code
  const idle = parseContent(code).body.find(
    node => node.type === 'ImportDeclaration' && /(?:^|\/)demo(?:\.ts)?$/.test(node.source.value),
  )
  if (!idle) return code
  const rest = code.slice(idle.end).replace(/^[;\t ]*(?:\r?\n)?/, '')
  const before = code.slice(0, idle.start)
  return before === '' ? rest.replace(/^(?:\r?\n)+/, '') : before + rest
}

/** Puts code after the part at the end of a path, in a line of its own if that has one. */
function insertAfter(code: string, path: Path, toCode: (before: string) => string): string {
  const { holder } = findStep(code, path)
  const comma = /^\s*,/.exec(code.slice(holder.end))?.[0] ?? ''
  const start = holder.end + comma.length
  const rest = /^[^\r\n]*/.exec(code.slice(start))?.[0] ?? ''
  const hasLine = /^\s*(?:$|\/[/*])/.test(rest)
  if (!hasLine)
    return apply(code, { start, end: start, text: `${comma ? '' : ','} ${toCode('')}${comma}` })
  const indent = indentOf(lineBefore(code, holder.start))
  const text = `${comma ? '' : ','}${rest}\n${indent}${toCode(indent)},`
  return apply(code, { start, end: start + rest.length, text })
}

/** Writes a value in the place of another, which loses its demo(). */
export function replaceValue(code: string, path: Path, value: Value): string {
  const { holder, value: old } = findStep(code, path)
  const isProperty = holder.type === 'Property'
  const start = isProperty ? code.indexOf(':', holder.key.end) + 1 : old.start
  const before = lineBefore(code, start)
  const text = isProperty ? toPropertySource(value, before) : toSource(value, before)
  return withoutIdleImport(apply(code, { start, end: old.end, text }))
}

/** Writes a new property of an object after one of its others. */
export function insertProperty(code: string, previous: Path, key: string, value: Value): string {
  return insertAfter(
    code,
    previous,
    before => `${key}:${toPropertySource(value, `${before}${key}:`)}`,
  )
}

/** Writes a new entry at the end of a list. */
export function insertEntry(code: string, list: Path, value: Value): string {
  const { value: node } = findStep(code, list)
  if (node.type !== 'ArrayExpression') throw new Error(`${list.join('.')} is no list`)
  const { start, end, elements } = node
  if (elements.length > 0)
    return insertAfter(code, [...list, elements.length - 1], before => toSource(value, before))
  const indent = indentOf(lineBefore(code, start))
  const source = toSource(value, `${indent}  `)
  return apply(code, { start, end, text: `[\n${indent}  ${source},\n${indent}]` })
}

/** Deletes a property or an entry: with its line and the documentation right above it, if it has them. */
export function removePart(code: string, path: Path): string {
  const { holder } = findStep(code, path)
  const rest = code.slice(holder.end)
  const line = /^,?[ \t]*\r?\n/.exec(rest)?.[0]
  const before = code.slice(0, holder.start)
  if (line !== undefined && lineBefore(code, holder.start).trim() === '') {
    const above = /(?:[ \t]*\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?[ \t]*$/.exec(before)?.[0] ?? ''
    const start = holder.start - above.length
    return withoutIdleImport(apply(code, { start, end: holder.end + line.length, text: '' }))
  }
  const next = /^\s*,\s*/.exec(rest)?.[0]
  const start = next === undefined ? before.replace(/,?\s*$/, '').length : holder.start
  const end = holder.end + (next?.length ?? 0)
  return withoutIdleImport(apply(code, { start, end, text: '' }))
}
