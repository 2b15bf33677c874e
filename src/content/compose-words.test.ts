import { expect, test } from 'vitest'
import { composeWords } from './compose-words'

const facts = new Map([
  ['anni', '10+'],
  ['oltre anni', 'oltre\u00a010'],
  ['aziende', null],
])

test('facts take the place of their names in every text, and other braces stay', () => {
  const words = { a: ['{anni} anni', '{altro}'], n: 1, b: null }
  expect(composeWords(words, facts)).toEqual({ a: ['10+ anni', '{altro}'], n: 1, b: null })
})

test('texts get typographic signs', () => {
  expect(composeWords('l\'anno "zero" in 3 mesi, con {oltre anni} anni', facts)).toBe(
    'l’anno “zero” in 3\u00a0mesi, con oltre\u00a010\u00a0anni',
  )
})

test('a sentence that names a fact left out gives way to the one beside it', () => {
  const words = (text: string) => composeWords({ text, without: 'Senza.' }, facts)
  expect(words('Con {aziende} aziende.')).toBe('Senza.')
  expect(words('Con {anni} anni.')).toBe('Con 10+ anni.')
})

test('an entry that names a fact left out leaves its list', () => {
  const entry = { text: { term: 'Aziende', text: '{aziende}' }, without: null }
  expect(composeWords({ list: ['prima', entry] }, facts)).toEqual({ list: ['prima'] })
})

test.each([
  ['L\'azienda dice "basta" ("sì")', 'L’azienda dice “basta” (“sì”)'],
  ['24 ore e 3 mesi', '24\u00a0ore e 3\u00a0mesi'],
  ['Da € 10 a 2 000 €', 'Da €\u00a010 a 2\u00a0000\u00a0€'],
  ['È già “così”', 'È già “così”'],
])('%s is written %s', (typed, written) => {
  expect(composeWords(typed, facts)).toBe(written)
})
