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

test.each([
  ['another name', 'company', '{ "name": "Vendita in Quota" }', true],
  ['another colour', 'brand', '{ "colour": "#2FB673" }', true],
  ['the same colour, written otherwise', 'brand', '{ "colour": "ff5226" }', false],
  ['a logo', 'brand', '{ "logo": "/logo.svg" }', true],
  ['a colour that nobody could read on', 'brand', '{ "colour": "#000" }', false],
])('%s is drawn anew: %s %s %s', (_what, file, text, isStale) => {
  const { root, write } = copyData()
  cpSync('src/pages/home/icons/courses.svg', path.join(root, 'public/logo.svg'))
  expect(areStale(root, previews)).toBe(false)
  write(file, text)
  expect(areStale(root, previews)).toBe(isStale)
})

test('a title that changes is drawn anew, and a logo that changes under its name', () => {
  const { root, write } = copyData()
  expect(areStale(root, { ...previews, home: { ...previews.home, title: 'Altro' } })).toBe(true)
  const draw = (logo: string) => {
    writeFileSync(path.join(root, 'public/logo.svg'), logo)
    const subject = readSubject(root, previews)
    return subject && fingerprint(root, subject)
  }
  write('brand', '{ "logo": "/logo.svg" }')
  expect(draw('<svg viewBox="0 0 2 1"/>')).not.toBe(draw('<svg viewBox="0 0 2 1" fill="red"/>'))
})
