import { expect, test } from 'vitest'
import { markedTexts, replaceValues } from './replace-values.ts'

const code = [
  "import { demo } from './demo'",
  "export const site: Site = { name: 'A', email: demo('a@b.it') }",
  "export const list = [demo({ id: 'one', text: 'Uno' }), { id: 'two', text: 'Due' }] as const",
].join('\n')

test('a value is replaced where its path leads, by key, position or id', () => {
  const replaced = replaceValues('site.ts', code, {
    'site.email': `"D'Amico" & Co`,
    'list.0': 1,
    'list.two.text': 'Tre',
  })
  expect(replaced).toBe(
    [
      `export const site: Site = { name: 'A', email: "\\"D'Amico\\" & Co" }`,
      `export const list = [1, { id: 'two', text: "Tre" }] as const`,
    ].join('\n'),
  )
})

test('a value that is still inside demo() stays as it is', () => {
  expect(replaceValues('site.ts', code, { 'site.name': 'B' })).toBe(code.replace("'A'", '"B"'))
})

test('a path that leads nowhere is an error that names it', () => {
  expect(() => replaceValues('site.ts', code, { 'site.phone': '1' })).toThrow(
    'src/content/site.ts has no site.phone to replace',
  )
})

test('the texts inside demo() are found, and no others', () => {
  expect(markedTexts(code)).toEqual(['a@b.it', 'one', 'Uno'])
})
