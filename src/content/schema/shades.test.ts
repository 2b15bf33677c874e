import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from './colour'
import { findColourProblem, grounds, readColour, shadesOf } from './shades'

const { gesso, ghisa } = grounds

test('the shades of the demonstration’s colour are unchanged', () => {
  expect(shadesOf('#FF5226')).toEqual({
    DEFAULT: '#FF5226',
    chiaro: '#FF6C45',
    scuro: '#B5310B',
    tenue: '#FF7A55',
  })
})

test.each([
  ['#FF5226', '#FF5226'],
  ['ff5226', '#FF5226'],
  ['#F52', '#FF5522'],
  ['#ff522', null],
  ['arancione', null],
  ['', null],
])('the colour %j is read as %j', (text, colour) => {
  expect(readColour(text)).toBe(colour)
})

test.each([
  ['#FFD400', null],
  ['#4CC38A', null],
  ['#FFFFFF', null],
  ['#1D4ED8', /troppo scuro: .*contrasto 2,7 a 1.*più chiaro, per esempio #[\dA-F]{6}$/],
  ['#17140F', /contrasto 1,0 a 1/],
])('%s may be the colour of the brand, or is refused with a lighter one: %s', (colour, problem) => {
  const found = findColourProblem(colour)
  if (!problem) return expect(found).toBeNull()
  expect(found).toMatch(problem)
  expect(findColourProblem(found?.slice(-7) ?? '')).toBeNull()
})

test('every accepted colour has readable shades', () => {
  const channel = fc.integer({ min: 0, max: 255 }).map(each => each.toString(16).padStart(2, '0'))
  const colours = fc
    .tuple(channel, channel, channel)
    .map(parts => `#${parts.join('')}`.toUpperCase())
    .filter(colour => findColourProblem(colour) === null)
  fc.assert(
    fc.property(colours, colour => {
      const { chiaro, scuro, tenue } = shadesOf(colour)
      expect(contrast(scuro, gesso)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(chiaro, ghisa)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(tenue, ghisa)).toBeGreaterThanOrEqual(7)
    }),
  )
})
