import { expect, test } from 'vitest'
import { claims, companies, programmes, sections, team, testimonials } from './business'
import { fillIn } from './fill-in'
import { shownSections, withoutHidden } from './shown-sections'

test('groups are filled in key by key, a list is one value, and null is left out on purpose', () => {
  const example = { a: { one: 1, two: 2 }, list: [1, 2], rea: 'XX', kept: true }
  const own = { $schema: './x.json', a: { two: 3 }, list: [], rea: null }
  expect(fillIn(own, example)).toEqual({ a: { one: 1, two: 3 }, list: [], rea: null, kept: true })
})

const business = { claims, companies, programmes, sections, team, testimonials }

test('the demonstration shows every part of its pages', () => {
  expect(Object.values(shownSections(business))).not.toContain(false)
})

test.each([
  ['results', { testimonials: { testimonials: [] } }],
  ['team', { team: { members: [] } }],
  ['services', { programmes: { programmes: [] } }],
  ['doubts', { companies: { ...companies, doubts: [] } }],
  ['method', { sections: { method: false } }],
] as const)('the part "%s" goes with what it has to say, or with its switch', (name, change) => {
  const shown = shownSections({ ...business, ...change })
  expect(Object.entries(shown).filter(([, isShown]) => !isShown)).toEqual([[name, false]])
})

test('what a part that is switched off would say is in no page', () => {
  // What is switched off need not be filled in.
  const own = { ...business, team: undefined, sections: { team: false, training: false } }
  const hidden = withoutHidden(own as unknown as Parameters<typeof withoutHidden>[0])
  expect(hidden.team.members).toEqual([])
  expect(hidden.companies).toEqual({ training: [], doubts: companies.doubts })
})
