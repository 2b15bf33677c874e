import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { content } from '../../src/content/for-tooling.ts'
import { areStale, fingerprint, readSubject } from './pictures.ts'
import { copyData } from './testing/copy-data.ts'

const { previews } = content

test('icons and preview images in public show the name, the colour and the titles of today', () => {
  expect(areStale('.', previews), 'Apri npm run setup, che le disegna da sé').toBe(false)
})

/** Of what the pictures of a business would show; null if they cannot be drawn. */
function look(root: string, shown = previews) {
  const subject = readSubject(root, shown)
  return subject && fingerprint(root, subject)
}

test.each([
  ['another name', 'company', '{ "name": "Vendita in Quota" }'],
  ['another colour', 'brand', '{ "colour": "#2FB673" }'],
  ['a logo', 'brand', '{ "logo": "/logo.svg" }'],
])('%s is another picture', (_what, file, text) => {
  const { root, write } = copyData()
  cpSync('src/pages/home/icons/courses.svg', path.join(root, 'public/logo.svg'))
  const before = look(root)
  write(file, text)
  expect(look(root)).toMatch(/^[\da-f]{16}$/)
  expect(look(root)).not.toBe(before)
})

test('a title that changes is another picture, and a logo that changes under its name', () => {
  const { root, write } = copyData()
  const home = { ...previews.home, title: 'Un altro titolo' }
  expect(look(root, { ...previews, home })).not.toBe(look(root))
  const withLogo = (logo: string) => {
    writeFileSync(path.join(root, 'public/logo.svg'), logo)
    return look(root)
  }
  write('brand', '{ "logo": "/logo.svg" }')
  expect(withLogo('<svg viewBox="0 0 2 1"/>')).not.toBe(withLogo('<svg viewBox="0 0 2 1" id="a"/>'))
})

test('a colour that is only written otherwise changes nothing, and one too dark is not drawn', () => {
  const { root, write } = copyData()
  const before = look(root)
  write('brand', '{ "colour": "ff5226" }')
  expect(look(root)).toBe(before)
  write('brand', '{ "colour": "#400" }')
  expect(look(root)).toBeNull()
})
