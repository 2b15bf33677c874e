import fc from 'fast-check'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { findMarks, findSteps, type Path } from '../config/content-tree.ts'
import { replaceValue } from './edit-content.ts'
import { acceptValue, insertMarkedEntry, spreadMarks } from './edit-marks.ts'
import type { Value } from './source-code.ts'

const code = `import { demo } from './demo'

export const team = {
  // Who trains.
  members: [
    demo({
      name: 'Ada',
      proof: { source: 'registro', people: 3 }, // on paper
      achievements: ['uno', \`due\`],
    }),
  ],
  lead: demo('Vendono.') as const,
}
`
const member: Path = ['team', 'members', 0]
const marksIn = (text: string) => findMarks(text).map(({ start, end }) => text.slice(start, end))

test('the mark around a part moves to all that stands beside it, at each level', () => {
  const spread = spreadMarks(code, [...member, 'proof', 'source'])
  expect(marksIn(spread)).toEqual([
    "demo('Ada')",
    "demo('registro')",
    'demo(3)',
    "demo(['uno', `due`])",
    "demo('Vendono.')",
  ])
  expect(spread).toContain("proof: { source: demo('registro'), people: demo(3) }, // on paper")
  expect(spreadMarks(spread, [...member, 'proof', 'source'])).toBe(spread)
})

test('what has a mark of its own inside another keeps one', () => {
  const nested = code.replace("name: 'Ada'", "name: demo('Ada')")
  expect(spreadMarks(nested, [...member, 'email'])).toContain("      name: demo('Ada'),\n")
})

test('a part that was not answered keeps its mark when the one beside it loses its own', () => {
  const path = [...member, 'proof', 'people']
  const answered = replaceValue(spreadMarks(code, path), path, 12)
  expect(answered).toContain("proof: { source: demo('registro'), people: 12 }")
  expect(marksIn(answered)).toContain("demo('Ada')")
})

test('what is true as it stands loses its mark alone, and the last takes the import with it', () => {
  const accepted = acceptValue(code, ['team', 'lead'])
  expect(accepted).toBe(code.replace("demo('Vendono.')", "'Vendono.'"))
  const all = acceptValue(accepted, member)
  expect(marksIn(all)).toEqual([])
  expect(all).not.toContain('import')
  expect(all).toContain("    {\n      name: 'Ada',\n")
  expect(acceptValue(all, member)).toBe(all)
})

test('a new example is marked, in a file that has lost the import too', () => {
  const all = acceptValue(acceptValue(code, ['team', 'lead']), member)
  const added = insertMarkedEntry(all, ['team', 'members'], { name: 'Ivo', achievements: ['uno'] })
  expect(marksIn(added)).toEqual(["demo({ name: 'Ivo', achievements: ['uno'] })"])
  expect(added.startsWith("import { demo } from './demo'\n")).toBe(true)
})

test('lines that end as on Windows keep doing so', () => {
  const windows = code.replaceAll('\n', '\r\n')
  const edited = acceptValue(windows, [...member, 'name'])
  expect(edited.replaceAll('\r\n', '')).not.toContain('\n')
  expect(edited.replaceAll('\r\n', '\n')).toBe(acceptValue(code, [...member, 'name']))
})

/** The value of code that only writes values out. */
const evaluate = (text: string): unknown =>
  new Function('demo', `return ${text}`)((v: unknown) => v)

test('whatever is written is read back the same', () => {
  const unit = fc.constantFrom(...'\'"`\\$ {}/*’é\n\r\t\u2028\u00a0', 'a', '🏋️')
  const text = fc.string({ unit })
  const { value } = fc.letrec<{ value: Value }>(tie => ({
    value: fc.oneof(
      { depthSize: 'small' },
      text,
      fc.nat(),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), tie('value'), {
        maxKeys: 3,
        noNullPrototype: true,
      }),
    ),
  }))
  fc.assert(
    fc.property(value, written => {
      const edited = replaceValue(code, member, written)
      expect(parseSync('content.ts', edited).errors).toEqual([])
      const { start, end } = findSteps(edited, member)[2]?.value ?? { start: 0, end: 0 }
      expect(evaluate(`(${edited.slice(start, end)})`)).toEqual(written)
    }),
  )
})
