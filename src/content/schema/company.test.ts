import * as v from 'valibot'
import { expect, test } from 'vitest'
import { company } from './company'
import { suppliers } from './suppliers'

const processors = company.pipe[0].entries.processors

const hosting = { name: 'A', role: 'hosting', country: 'Italia', safeguard: 'eea' }

/** What is said of a list of processors that has this one beside one that is sound. */
function problemsOf(change: object) {
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
  expect(problemsOf({ country, safeguard })).toEqual([])
})

test.each([
  ['Irlanda', 'clauses'],
  ['Stati Uniti', 'adequacy'],
  ['Svizzera', 'dpf'],
  ['India', 'eea'],
])('data may not go to %s by %s', (country, safeguard) => {
  expect(problemsOf({ country, safeguard })).toEqual([
    expect.stringMatching(/^non va con il Paese/),
  ])
})

test.each(['Holland', 'Celonis, Inc, USA', 'IT', 'Corea'])(
  '%s is no country by its Italian name',
  country => {
    expect(problemsOf({ country, safeguard: 'clauses' })).toEqual([
      expect.stringMatching(/^non è il nome italiano di un Paese/),
    ])
  },
)

test('what is known of suppliers breaks no rule', () => {
  const known = suppliers.map(({ value }) => ({ safeguard: 'dpf', ...value }))
  expect(v.safeParse(processors, known).issues).toBeUndefined()
})

test('a capital wants its register, and a register the tax code, which is its number', () => {
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
