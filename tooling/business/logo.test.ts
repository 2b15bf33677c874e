import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findLogoProblem, readLogo } from './logo.ts'
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
