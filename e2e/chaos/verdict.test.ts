import { expect, test } from 'vitest'
import { type Facts, judge } from './verdict.ts'

const expected = { nome: 'Zoë', source: 'site' }
const lead = { ...expected, timestamp: new Date().toISOString() }
const later = { ...expected, timestamp: new Date(Date.now() + 1000).toISOString() }
const facts: Facts = { ending: 'confirmed', leads: [lead], expected, mayRepeat: false }

test.each<[string, Partial<Facts>, string]>([
  ['one lead and a confirmation', {}, 'SENT'],
  ['an offer without a lead', { ending: 'offered', leads: [] }, 'OFFERED'],
  ['an offer although the lead has arrived', { ending: 'offered' }, 'OFFERED'],
  ['nothing at all', { ending: 'stuck', leads: [] }, 'STUCK'],
  ['a lead and nothing on the screen', { ending: 'stuck' }, 'SENT-UNSEEN'],
  ['a confirmation and no lead', { leads: [] }, 'SENT-UNSEEN'],
  ['empty fields', { ending: 'lost', leads: [] }, 'LOST-TYPED'],
  ['two leads', { leads: [lead, later] }, 'SENT-TWICE'],
  ['two leads after a lost answer', { leads: [lead, later], mayRepeat: true }, 'SENT-TWICE'],
  ['the same lead again after its answer', { leads: [lead, lead] }, 'SENT-TWICE'],
  ['the same lead again without an answer', { leads: [lead, lead], mayRepeat: true }, 'SENT'],
  ['an offer and two leads', { ending: 'offered', leads: [lead, later] }, 'SENT-TWICE'],
  ['a field too many', { leads: [{ ...lead, more: '' }] }, 'WRONG-FIELDS'],
  ['another value', { leads: [{ ...lead, nome: 'Zoe' }] }, 'WRONG-FIELDS'],
  ['no time', { leads: [{ ...expected }] }, 'WRONG-FIELDS'],
])('%s', (_what, change, verdict) => {
  expect(judge({ ...facts, ...change })).toBe(verdict)
})
