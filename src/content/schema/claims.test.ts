import * as v from 'valibot'
import { expect, test } from 'vitest'
import example from '~/content/demo/claims.json' with { type: 'json' }
import { claims } from './claims'

type Key = keyof typeof example

function problemsOf(key: Key, change: object) {
  const { issues = [] } = v.safeParse(claims, { ...example, [key]: { ...example[key], ...change } })
  return issues.map(({ message }) => message)
}

test('the demonstration says no more than its proofs', () => {
  expect(v.safeParse(claims, example).issues).toBeUndefined()
})

test.each([
  ['trained', { people: 49 }, 'la cifra dice 50+, e la prova conta 49 persone'],
  ['experienceYears', { from: '2018-01' }, 'la cifra dice 10+ anni, e la prova va da 2018-01'],
  ['successRate', { people: 12 }, '98% di 12 persone non è un numero intero di persone'],
  ['stars', { meaning: 'media 3,1' }, 'la media è più bassa di 4,5'],
  ['stars', { meaning: '4 su 5' }, 'la media è più bassa di 4,5'],
  ['stars', { from: '2026-10', to: '2026-09' }, 'la prova finisce prima di cominciare'],
] as const)('%s with %o is more than can be proven', (key, change, problem) => {
  expect(problemsOf(key, change)).toEqual([expect.stringContaining(problem)])
})

test.each([
  ['trained', { people: 50 }],
  ['experienceYears', { from: '2016-10', to: '2026-09' }],
  ['successRate', { figure: '92%', people: 12 }],
  ['successRate', { figure: 'quasi tutti', people: 12 }],
  ['stars', { meaning: 'media 4,8 su 5' }],
  ['stars', { meaning: 'giudizi degli allievi' }],
] as const)('%s with %o can be proven', (key, change) => {
  expect(problemsOf(key, change)).toEqual([])
})
