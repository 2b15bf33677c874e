import { expect, test } from 'vitest'
import type { Context } from './canvas.ts'
import { writeTitle } from './draw-text.ts'

test.each([
  'Alleniamoci',
  'Chi impara a vendere oggi trova lavoro domani, e chi lo trova domani sa vendere sempre',
  'Precipitevolissimevolmente precipitando',
])('the title “%s” stays within its place on the preview image', title => {
  const places: { right: number; top: number }[] = []
  // A canvas whose letters are all as wide as half their size; the title asks no more of one.
  const context = {
    font: '',
    measureText: ({ length }: string) => ({
      width: (length * Number(/\d+(?=px)/.exec(context.font)?.[0])) / 2,
      fontBoundingBoxAscent: 0,
      fontBoundingBoxDescent: 0,
    }),
    fillText: (text: string, left: number, top: number) =>
      places.push({ right: left + context.measureText(text.trim()).width, top }),
  }
  const words = title.split(' ').map(text => ({ text, colour: '#000000' }))
  writeTitle(context as unknown as Context, words, 0, 143)
  expect(places).toHaveLength(words.length)
  for (const { right, top } of places) {
    expect(right).toBeLessThanOrEqual(1000)
    expect(Math.abs(top - 143)).toBeLessThanOrEqual(143)
  }
})
