import { expect, test } from 'vitest'
import { typographic } from './typography'

test.each([
  ['L\'azienda dice "basta" ("sì")', 'L’azienda dice “basta” (“sì”)'],
  ['24 ore e 3 mesi', '24\u00a0ore e 3\u00a0mesi'],
  ['Da € 10 a 2 000 €', 'Da €\u00a010 a 2\u00a0000\u00a0€'],
  ['È già “così”', 'È già “così”'],
])('%s is written %s', (typed, written) => {
  expect(typographic(typed)).toBe(written)
})
