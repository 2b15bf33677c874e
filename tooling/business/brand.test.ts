import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { facts } from '../../src/content/business.ts'
import { areStale, findLogoProblem, fingerprint, readLogo, readSubject } from './brand.ts'
import { readPreviews } from './previews.ts'
import { copyData } from './testing/copy-data.ts'

/** A business whose logo is this drawing. */
function withLogo(svg: string): string {
  const { root, write } = copyData()
  writeFileSync(path.join(root, 'public/logo.svg'), svg)
  write('brand', '{ "logo": "/logo.svg" }')
  return root
}

test.each([
  ['<svg width="120px" height="60" viewBox="0 0 10 10">', [120, 60]],
  ['<?xml version="1.0"?>\n<svg\n  viewBox="0 0 74.4 44">', [74, 44]],
  ['<svg width="100%" viewBox="0 0 10 20"><rect width="5"/>', [10, 20]],
])('the page knows before the logo arrives how large it is: %s', (svg, [width, height]) => {
  expect(readLogo(withLogo(svg))).toEqual({ src: '/logo.svg', width, height })
})

test('the measures of a PNG are its own', () => {
  const { root, write } = copyData()
  write('brand', '{ "logo": "/icon-512.png" }')
  expect(readLogo(root)).toEqual({ src: '/icon-512.png', width: 512, height: 512 })
})

test.each([
  ['<svg>', /non dice quanto è grande/],
  ['<svg viewBox="0 0 201 100">', /troppo largo per un telefono/],
])('a logo that would move or burst the header is refused: %s', (svg, problem) => {
  expect(findLogoProblem(withLogo(svg))).toMatch(problem)
})

const previews = readPreviews('.', facts)

test('icons and preview images in public show the name, the colour and the titles of today', () => {
  expect(areStale('.', previews), 'Apri npm run setup, che le disegna da sé').toBe(false)
})

/** Of what the pictures of a business would show; null if they cannot be drawn. */
function look(root: string, shown = previews) {
  const subject = readSubject(root, shown)
  return subject && fingerprint(root, subject)
}

test('another name, colour, title or logo is another picture, also under the same file name', () => {
  const { root, write } = copyData()
  const seen = [look(root)]
  write('company', '{ "name": "Vendita in Quota" }')
  seen.push(look(root))
  write('brand', '{ "colour": "#2FB673" }')
  seen.push(look(root))
  const home = { label: '', title: 'Un altro titolo' }
  seen.push(look(root, { ...previews, home }))
  write('brand', '{ "colour": "#2FB673", "logo": "/logo.svg" }')
  for (const logo of ['<svg viewBox="0 0 2 1"/>', '<svg viewBox="0 0 2 1" id="a"/>']) {
    writeFileSync(path.join(root, 'public/logo.svg'), logo)
    seen.push(look(root))
  }
  expect(new Set(seen).size).toBe(6)
  for (const print of seen) expect(print).toMatch(/^[\da-f]{16}$/)
})

test('a colour that is only written otherwise changes nothing, and one too dark is not drawn', () => {
  const { root, write } = copyData()
  const before = look(root)
  write('brand', '{ "colour": "ff5226" }')
  expect(look(root)).toBe(before)
  write('brand', '{ "colour": "#400" }')
  expect(look(root)).toBeNull()
})
