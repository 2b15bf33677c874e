import { expect, test } from 'vitest'
import { claims, companies, programmes, sections, team, testimonials } from './business'
import { composeWords } from './compose-words'
import { fillIn } from './fill-in'
import { shownSections, withoutHidden } from './shown-sections'

const facts = new Map([
  ['anni', '10+'],
  ['oltre anni', 'oltre\u00a010'],
  ['aziende', null],
])

test('names of facts are replaced in every text; other names in braces stay', () => {
  const words = { a: ['{anni} anni', '{altro}'], n: 1, b: null }
  expect(composeWords(words, facts)).toEqual({ a: ['10+ anni', '{altro}'], n: 1, b: null })
})

test('a text that names a missing fact is replaced by its alternative, or removed from its list', () => {
  const words = (text: string) => composeWords({ text, without: 'Senza.' }, facts)
  expect(words('Con {aziende} aziende.')).toBe('Senza.')
  expect(words('Con {anni} anni.')).toBe('Con 10+ anni.')
  const entry = { text: { term: 'Aziende', text: '{aziende}' }, without: null }
  expect(composeWords({ list: ['prima', entry] }, facts)).toEqual({ list: ['prima'] })
})

test.each([
  ['L\'azienda dice "basta" ("sì")', 'L’azienda dice “basta” (“sì”)'],
  ['24 ore, con {oltre anni} anni', '24\u00a0ore, con oltre\u00a010\u00a0anni'],
  ['Da € 10 a 2 000 €', 'Da €\u00a010 a 2\u00a0000\u00a0€'],
  ['È già “così”', 'È già “così”'],
])('%s is written %s', (typed, written) => {
  expect(composeWords(typed, facts)).toBe(written)
})

test('groups are filled in key by key, a list is one value, and null stays null', () => {
  const example = { a: { one: 1, two: 2 }, list: [1, 2], rea: 'XX', kept: true }
  const own = { $schema: './x.json', a: { two: 3 }, list: [], rea: null }
  expect(fillIn(own, example)).toEqual({ a: { one: 1, two: 3 }, list: [], rea: null, kept: true })
})

const business = { claims, companies, programmes, sections, team, testimonials }

test.each([
  [[], {}],
  [['results'], { testimonials: { testimonials: [] } }],
  [['team'], { team: { members: [] } }],
  [['services'], { programmes: { programmes: [] } }],
  [['doubts'], { companies: { ...companies, doubts: [] } }],
  [['method'], { sections: { method: false } }],
])('the parts %j are hidden without content or by their switch', (names, change) => {
  const shown = shownSections({ ...business, ...change })
  expect(Object.entries(shown).flatMap(([name, isShown]) => (isShown ? [] : name))).toEqual(names)
})

test('the content of a part that is switched off is removed', () => {
  // What is switched off need not be filled in.
  const own = { ...business, team: undefined, sections: { team: false, training: false } }
  const hidden = withoutHidden(own as unknown as Parameters<typeof withoutHidden>[0])
  expect(hidden.team.members).toEqual([])
  expect(hidden.companies).toEqual({ training: [], doubts: companies.doubts })
})
