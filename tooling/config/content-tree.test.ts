import { expect, test } from 'vitest'
import {
  findMarks,
  findOwnMark,
  findParts,
  findSteps,
  findSyntaxError,
  lineAt,
  placeOf,
} from './content-tree.ts'

const code = `import { demo } from './demo'
// site: demo('a comment')
export interface Site { company: { city: string } }
const company = { city: 'another' }
export const site: Site = {
  'name': 'demo(è)', // export const other
  company: {
    city: demo('Città') as string,
  },
  list: [demo({ name: 'A' }), 'https://a.it/{', { name: 'B' }],
} satisfies Site
export const guarantee = demo({
  within: '6 mesi',
})`

test.each([
  [['site'], 5, false],
  [['site', 'name'], 6, false],
  [['site', 'company', 'city'], 8, true],
  [['site', 'list', 0, 'name'], 10, true],
  [['site', 'list', 2, 'name'], 10, false],
  [['guarantee', 'within'], 13, true],
  // What is not there is looked for no further than it leads.
  [['site', 'company', 'street'], 7, false],
  [['site', 'list', 7, 'name'], 10, false],
  [['nothing', 'name'], 1, false],
])('%j is found on line %i, marked: %s', (path, line, isMarked) => {
  expect(placeOf(code, path)).toEqual({ line, isMarked })
})

test('only calls of demo() are marks, not what comments and texts say', () => {
  expect(findMarks(code).map(({ start }) => lineAt(code, start))).toEqual([8, 10, 12])
})

test('the line of a slip of the pen is found, and none in sound code', () => {
  expect(findSyntaxError(code)).toBe(null)
  expect(findSyntaxError(code.replace("'6 mesi'", "'sei mesi d'anno'"))).toBe(13)
})

test('what has no comma before it is found where it stands', () => {
  expect(findSyntaxError("export const a = 'x'\n\n// of it\n)")).toBe(4)
})

test('a comma that was left where demo() was is found on its own line', () => {
  const left =
    "export const earnings =\n  'Un contratto.',\n\n/** More, */\n// of it,\nexport const b = 1"
  expect(findSyntaxError(left)).toBe(2)
})

/** The value of an export that is written so. */
function rootOf(source: string) {
  const [step] = findSteps(`export const value = ${source}`, ['value'])
  if (!step) throw new Error('There is no value')
  return step.value
}

test.each([
  ["demo('a')", true],
  ["(demo('a') as string) satisfies string", true],
  ['demo()', false],
  ["real('a')", false],
  ["the.demo('a')", false],
  ["[demo('a')]", false],
])('%s has a mark of its own: %s', (source, hasMark) => {
  const mark = findOwnMark(rootOf(source))
  expect(mark !== null).toBe(hasMark)
  expect(mark?.type ?? 'CallExpression').toBe('CallExpression')
})

const sourceOf = (source: string, { start, end }: { start: number; end: number }) =>
  `export const value = ${source}`.slice(start, end)

test.each([
  ["{ a: 1, b: demo('x') }", ['a: 1 → 1', "b: demo('x') → demo('x')"]],
  ["demo([1, 'x'])", ['1 → 1', "'x' → 'x'"]],
  ['[1, , ...rest] as const', ['1 → 1', '...rest → rest']],
  ['{ ...rest, a: 1 }', ['...rest → rest', 'a: 1 → 1']],
  ["real({ a: 'x' })", []],
  ["'x'", []],
  ['({ a: 1 })', ['a: 1 → 1']],
])('the parts of %s', (source, parts) => {
  expect(
    findParts(rootOf(source)).map(
      ({ holder, value }) => `${sourceOf(source, holder)} → ${sourceOf(source, value)}`,
    ),
  ).toEqual(parts)
})

test('only what the module exports, with a value, can be followed', () => {
  const other =
    'const a = { b: 1 }\nexport function b() {}\nexport let c\nexport { a }\nexport const d = { 7: 1 }'
  for (const name of ['a', 'b', 'c']) expect(findSteps(other, [name])).toEqual([])
  expect(findSteps(other, ['d'])).toHaveLength(1)
  expect(findSteps('export const e = 1, f = { g: [2] }', ['f', 'g', 0])).toHaveLength(3)
})

test('a list has positions and an object has names, no others', () => {
  const both = "export const a = { list: ['x'], 0: 'y', ...more }"
  expect(findSteps(both, ['a', 'list', 'length'])).toHaveLength(2)
  expect(findSteps(both, ['a', 'more'])).toHaveLength(1)
  expect(findSteps(both, ['a', 0])).toHaveLength(2)
  expect(findSteps(both, ['a', 'list', 0, 'x'])).toHaveLength(3)
})

test('only demo() is a mark, no other function', () => {
  expect(findMarks("export const a = real('x')")).toEqual([])
  expect(placeOf("export const a = real('x')", ['a']).isMarked).toBe(false)
})

test('what stands in a marked part is marked too, what stands beside it is not', () => {
  const marked = 'export const a = { b: demo({ c: { d: 1 } }), e: 2 }'
  const marks = (path: string[]) => findSteps(marked, path).map(({ isMarked }) => isMarked)
  expect(marks(['a', 'b', 'c', 'd'])).toEqual([false, true, true, true])
  expect(marks(['a', 'e'])).toEqual([false, false])
})
