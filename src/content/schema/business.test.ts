import * as v from 'valibot'
import { expect, test } from 'vitest'
import example from '~/content/demo/claims.json' with { type: 'json' }
import { claims } from './claims'
import { company } from './company'
import { suppliers } from './suppliers'

type Key = keyof typeof example

function problemsOf(key: Key, change: object) {
  const { issues = [] } = v.safeParse(claims, { ...example, [key]: { ...example[key], ...change } })
  return issues.map(({ message }) => message)
}

test('no claim of the demonstration exceeds its proof', () => {
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

const processors = company.pipe[0].entries.processors

const hosting = { name: 'A', role: 'hosting', country: 'Italia', safeguard: 'eea' }

/** The problems of a list with a valid processor and this one. */
function problemsOfProcessor(change: object) {
  const automation = { ...hosting, role: 'automation', ...change }
  return v.safeParse(processors, [hosting, automation]).issues?.map(({ message }) => message) ?? []
}

test.each([
  ['Irlanda', 'eea'],
  ['Stati Uniti', 'dpf'],
  ['Stati Uniti', 'clauses'],
  ['Svizzera', 'adequacy'],
  ['Corea del Sud', 'adequacy'],
  ['Isole Fær Øer', 'adequacy'],
  ['India', 'clauses'],
])('data may go to %s by %s', (country, safeguard) => {
  expect(problemsOfProcessor({ country, safeguard })).toEqual([])
})

test.each([
  ['Irlanda', 'clauses'],
  ['Stati Uniti', 'adequacy'],
  ['Svizzera', 'dpf'],
  ['India', 'eea'],
])('data may not go to %s by %s', (country, safeguard) => {
  expect(problemsOfProcessor({ country, safeguard })).toEqual([
    expect.stringMatching(/^non va con il Paese/),
  ])
})

test.each(['Holland', 'Celonis, Inc, USA', 'IT', 'Corea'])(
  '%s is no country by its Italian name',
  country => {
    expect(problemsOfProcessor({ country, safeguard: 'clauses' })).toEqual([
      expect.stringMatching(/^non è il nome italiano di un Paese/),
    ])
  },
)

test('the suggested suppliers break no rule', () => {
  const known = suppliers.map(({ value }) => ({ safeguard: 'dpf', ...value }))
  expect(v.safeParse(processors, known).issues).toBeUndefined()
})

test('a share capital requires the register, and the register the tax code, which is its number', () => {
  const registration = company.pipe[0].entries.company
  const whole = {
    legalName: 'Rossi S.r.l.',
    vatNumber: '12345678903',
    street: 'Via Po 1',
    postalCode: '20121',
    city: 'Milano',
    province: 'MI',
    court: 'Milano',
  }
  const pathsOf = (change: object) =>
    v.safeParse(registration, { ...whole, ...change }).issues?.map(issue => v.getDotPath(issue)) ??
    []
  expect(pathsOf({})).toEqual([])
  expect(pathsOf({ shareCapital: '€ 10.000 i.v.' })).toEqual(['registerOffice'])
  expect(pathsOf({ registerOffice: 'Milano' })).toEqual(['taxCode'])
  expect(pathsOf({ city: '20121 Milano - MI' })).toEqual(['city'])
  expect(pathsOf({ city: 'Milano (MI)' })).toEqual(['city'])
  expect(pathsOf({ city: 'Bolzano/Bozen' })).toEqual([])
  expect(pathsOf({ legalName: '12345678903' })).toEqual(['legalName'])
})
