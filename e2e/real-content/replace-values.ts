import { type ESTree, parseSync } from 'vite'

/** A value in the code of a module. */
interface Place {
  /** The paths that lead to it: from an export, by keys, positions in a list, or ids of its entries. */
  paths: string[]
  start: number
  end: number
  isMarked: boolean
}

type Value = ESTree.Expression | ESTree.SpreadElement

/** Without "as const" and "satisfies …". */
function bare(value: Value): Value {
  const isTyped = value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression'
  return isTyped ? bare(value.expression) : value
}

/** What stands inside demo(…); null without it. */
function marked(value: Value): Value | null {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return null
  return value.callee.name === 'demo' ? (value.arguments[0] ?? null) : null
}

const nameOf = (key: ESTree.PropertyKey) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''

function idOf(value: Value): string[] {
  if (value.type !== 'ObjectExpression') return []
  return value.properties.flatMap(property => {
    if (property.type !== 'Property' || nameOf(property.key) !== 'id') return []
    return property.value.type === 'Literal' ? [String(property.value.value)] : []
  })
}

const below = (paths: string[], keys: (string | number)[]) =>
  paths.flatMap(path => keys.map(key => `${path}.${key}`))

function placesIn(value: Value, paths: string[]): Place[] {
  const outer = bare(value)
  const inside = marked(outer)
  const { start, end } = outer
  const place = { paths, start, end, isMarked: inside !== null }
  const inner = inside ?? outer
  if (inner.type === 'ObjectExpression') {
    const properties = inner.properties.filter(property => property.type === 'Property')
    return [
      place,
      ...properties.flatMap(({ key, value }) => placesIn(value, below(paths, [nameOf(key)]))),
    ]
  }
  if (inner.type !== 'ArrayExpression') return [place]
  return [
    place,
    ...inner.elements.flatMap((element, index) =>
      element ? placesIn(element, below(paths, [index, ...idOf(element)])) : [],
    ),
  ]
}

/** The values of the constants that a module exports. */
function findPlaces(name: string, code: string): Place[] {
  return parseSync(name, code).program.body.flatMap(statement => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    if (statement.declaration?.type !== 'VariableDeclaration') return []
    return statement.declaration.declarations.flatMap(({ id, init }) =>
      init && id.type === 'Identifier' ? placesIn(init, [id.name]) : [],
    )
  })
}

/**
 * Puts values in the place of those to which their paths lead. With the last demo() its import goes; one
 * that is left stays as it is, and the build names it.
 */
export function replaceValues(name: string, code: string, values: Record<string, unknown>): string {
  const places = findPlaces(name, code)
  const edits = Object.entries(values).map(([path, value]) => {
    const place = places.find(({ paths }) => paths.includes(path))
    if (!place) throw new Error(`src/content/${name} has no ${path} to replace`)
    return { ...place, text: JSON.stringify(value) }
  })
  const replaced = edits
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code)
  return replaced.includes('demo(')
    ? replaced
    : replaced.replace(/^import \{ demo \} from .*\n/m, '')
}

/** The texts inside demo(). */
export function markedTexts(name: string, code: string): string[] {
  return findPlaces(name, code)
    .filter(({ isMarked }) => isMarked)
    .flatMap(({ start, end }) => [...code.slice(start, end).matchAll(/(['"`])(.*?)\1/g)])
    .map(([, , text = '']) => text.replaceAll('\\u00a0', '\u00a0'))
}
