import { type ESTree, parseSync, Visitor } from 'vite'

/** The export of a content module, and the keys and positions inside it. */
export type Path = readonly (string | number)[]

/** Where a part of a path stands in the code of a content module. */
export interface Step {
  /** The export, the property or the entry of a list. */
  holder: ESTree.Node
  /** What it holds, with the demo() around it. */
  value: ESTree.Node
  /** Whether it, or what it stands in, is marked with demo(). */
  isMarked: boolean
}

function isMark(node: ESTree.Node): node is ESTree.CallExpression {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'demo'
  )
}

/** What stands inside demo(), parentheses and "as const". */
function unwrap(node: ESTree.Node): { inner: ESTree.Node; isMarked: boolean } {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return unwrap(node.expression)
    case 'CallExpression': {
      const [argument] = node.arguments
      return isMark(node) && argument
        ? { inner: unwrap(argument).inner, isMarked: true }
        : { inner: node, isMarked: false }
    }
    default:
      return { inner: node, isMarked: false }
  }
}

/** The demo() that a value stands in, without those of what it stands in; null if there is none. */
export function findOwnMark(value: ESTree.Node): ESTree.CallExpression | null {
  switch (value.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return findOwnMark(value.expression)
    default:
      return isMark(value) && value.arguments.length > 0 ? value : null
  }
}

/** The entries of a list or the properties of an object, with what each of them holds. */
export function findParts(value: ESTree.Node): { holder: ESTree.Node; value: ESTree.Node }[] {
  const { inner } = unwrap(value)
  const parts = inner.type === 'ArrayExpression' ? inner.elements : []
  const holders = inner.type === 'ObjectExpression' ? inner.properties : parts
  return holders.flatMap(holder => {
    if (!holder) return []
    if (holder.type === 'Property') return { holder, value: holder.value }
    return { holder, value: holder.type === 'SpreadElement' ? holder.argument : holder }
  })
}

/** Enough for the modules that are asked for in turn, each as it was before an answer and after it. */
const keptPrograms = 16
const programs = new Map<string, ESTree.Program>()

/** The code of a content module as a tree. A question asks for the same code many times. */
export function parseContent(code: string): ESTree.Program {
  const program = programs.get(code) ?? parseSync('content.ts', code).program
  programs.set(code, program)
  const [oldest = ''] = programs.keys()
  if (programs.size > keptPrograms) programs.delete(oldest)
  return program
}

function findExport(program: ESTree.Program, name: unknown) {
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    if (statement.declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declaration.declarations)
      if (id.type === 'Identifier' && id.name === name && init)
        return { holder: statement, value: init }
  }
  return null
}

function findPart(node: ESTree.Node, key: string | number) {
  if (node.type === 'ArrayExpression' && typeof key === 'number') {
    const entry = node.elements[key]
    return entry ? { holder: entry, value: entry } : null
  }
  if (node.type !== 'ObjectExpression') return null
  for (const property of node.properties) {
    if (property.type !== 'Property') continue
    const { key: name, value } = property
    const isNamed =
      (name.type === 'Identifier' && name.name === key) ||
      (name.type === 'Literal' && name.value === key)
    if (isNamed) return { holder: property, value }
  }
  return null
}

/** The parts of a path, the export first; those that the code does not have are left out. */
export function findSteps(code: string, [name, ...keys]: Path): Step[] {
  const start = findExport(parseContent(code), name)
  if (!start) return []
  const steps: Step[] = [{ ...start, isMarked: unwrap(start.value).isMarked }]
  let { inner, isMarked } = unwrap(start.value)
  for (const key of keys) {
    const part = findPart(inner, key)
    if (!part) break
    inner = unwrap(part.value).inner
    isMarked ||= unwrap(part.value).isMarked
    steps.push({ ...part, isMarked })
  }
  return steps
}

/** The line, from 1, of a position in the code. */
export function lineAt(code: string, position: number): number {
  return code.slice(0, position).split('\n').length
}

/** Where a path leads: the line, from 1, of the last part that the code has. */
export function placeOf(code: string, path: Path): { line: number; isMarked: boolean } {
  const step = findSteps(code, path).at(-1)
  return { line: lineAt(code, step?.holder.start ?? 0), isMarked: step?.isMarked ?? false }
}

/** The calls of demo() in the code of a content module. */
export function findMarks(code: string): ESTree.CallExpression[] {
  const marks: ESTree.CallExpression[] = []
  const visitor = new Visitor({
    CallExpression: node => {
      if (isMark(node)) marks.push(node)
    },
  })
  visitor.visit(parseContent(code))
  return marks
}

/**
 * The line, from 1, where the code of a module cannot be read; null if it can. What a comma makes
 * unreadable stands after it, sometimes lines below: then it is the line of the comma.
 */
export function findSyntaxError(code: string): number | null {
  const [error] = parseSync('content.ts', code).errors
  if (!error) return null
  const start = error.labels[0]?.start ?? 0
  const comments = /(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/|\/\/[^\n]*\n)*$/
  const before = code.slice(0, start).replace(comments, '')
  return lineAt(code, before.endsWith(',') ? before.length : start)
}
