import { expect, test } from 'vitest'
import { findMarks, findSyntaxError, lineAt, placeOf } from './content-tree.ts'

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

test('a comma that was left where demo() was is found on its own line', () => {
  const left =
    "export const earnings =\n  'Un contratto.',\n\n/** More, */\n// of it,\nexport const b = 1"
  expect(findSyntaxError(left)).toBe(2)
})
