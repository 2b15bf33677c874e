import type { ESTree } from 'vite'
import { findOwnMark, findParts, findSteps, type Path } from '../config/content-tree.ts'
import { findStep, insertEntry, withoutIdleImport } from './edit-content.ts'
import type { Value } from './source-code.ts'

/** What stands inside a demo(), which is there: findOwnMark finds no empty ones. */
const argumentOf = (mark: ESTree.CallExpression) => mark.arguments[0] as ESTree.Expression

/** The code with demo() around one of its nodes. */
const withMark = (code: string, { start, end }: ESTree.Span) =>
  `${code.slice(0, start)}demo(${code.slice(start, end)})${code.slice(end)}`

/** The code without a demo(), but with what it held. */
function withoutMark(code: string, mark: ESTree.CallExpression): string {
  const { start, end } = argumentOf(mark)
  return code.slice(0, mark.start) + code.slice(start, end) + code.slice(mark.end)
}

/**
 * Moves the demo() around a part to everything that it holds, so that the part can lose its own while
 * the others keep theirs.
 */
export function spreadMarks(code: string, path: Path): string {
  const around = findSteps(code, path).slice(0, path.length - 1)
  const mark = around.map(({ value }) => findOwnMark(value)).find(own => own !== null)
  if (!mark) return code
  // The last first: what is written into the code moves all that comes after it.
  const marked = findParts(argumentOf(mark))
    .filter(({ value }) => findOwnMark(value) === null)
    .reduceRight((text, { value }) => withMark(text, value), code)
  const moved = findSteps(marked, path).map(({ value }) => findOwnMark(value))
  const outer = moved.find(own => own?.start === mark.start)
  return outer ? spreadMarks(withoutMark(marked, outer), path) : code
}

/** Takes the demo() off a part, whose text is true as it stands. */
export function acceptValue(code: string, path: Path): string {
  const spread = spreadMarks(code, path)
  const mark = findOwnMark(findStep(spread, path).value)
  return mark ? withoutIdleImport(withoutMark(spread, mark)) : spread
}

/** Writes a new entry at the end of a list, marked with demo(). */
export function insertMarkedEntry(code: string, list: Path, value: Value): string {
  const added = insertEntry(spreadMarks(code, [...list, 0]), list, value)
  const entries = findParts(findStep(added, list).value)
  const marked = withMark(added, findStep(added, [...list, entries.length - 1]).value)
  return /^import \{ demo \}/m.test(marked) ? marked : `import { demo } from './demo'\n${marked}`
}
