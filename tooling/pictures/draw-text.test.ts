import { expect, test } from 'vitest'
import type { Context } from './canvas.ts'
import { writeTitle } from './draw-text.ts'

/** The lines of a title, on a canvas whose letters are all as wide as half their size. */
function linesOf(title: string): string[] {
  const lines = new Map<number, string>()
  const context = {
    font: '',
    measureText: (text: string) => {
      const size = Number(/\d+(?=px)/.exec(context.font)?.[0])
      return {
        width: (text.length * size) / 2,
        fontBoundingBoxAscent: 0,
        fontBoundingBoxDescent: 0,
      }
    },
    fillText: (text: string, _left: number, top: number) =>
      lines.set(top, (lines.get(top) ?? '') + text),
  }
  const words = title.split(' ').map(text => ({ text, colour: '#000000' }))
  // Only what the title asks of a canvas is there.
  writeTitle(context as unknown as Context, words, 0, 300)
  return [...lines.values()].map(line => line.trim())
}

test.each([
  ['Alleniamoci', ['Alleniamoci']],
  ['Un titolo che sta in due righe', ['Un titolo che', 'sta in due righe']],
  ['Precipitevolissimevolmente precipitando', ['Precipitevolissimevolmente', 'precipitando']],
])('the title "%s" stands in lines of nearly the same length', (title, lines) => {
  expect(linesOf(title)).toEqual(lines)
})
