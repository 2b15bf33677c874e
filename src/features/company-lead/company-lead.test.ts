import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { companyForm } from '~/content/aziende'
import { steps } from '~/content/company-steps'
import {
  allFields,
  answerAll,
  type CompanyValues,
  checkStep,
  emptyCompany,
  firstIncompleteStep,
  isChoice,
  optionsOf,
  toCompanyPayload,
} from './company-lead'

const complete: CompanyValues = {
  ...answerAll(field => (isChoice(field) ? optionsOf(field)[0] : field)),
  email: 'giulia@azienda.it',
}

const cases: [string, number, Partial<CompanyValues>, ReturnType<typeof checkStep>][] = [
  ['step 1 is complete with name, surname and email', 1, {}, null],
  [
    'on step 1 a blank name counts as missing',
    1,
    { nome: ' ' },
    { problem: 'missingFields', fields: { nome: 'missing' } },
  ],
  [
    'on step 1 a missing field is announced before a malformed email, and both are marked',
    1,
    { cognome: '', email: 'giulia@azienda' },
    { problem: 'missingFields', fields: { cognome: 'missing', email: 'notValid' } },
  ],
  [
    'step 1 rejects a malformed email',
    1,
    { email: 'giulia@azienda' },
    { problem: 'emailNotValid', fields: { email: 'notValid' } },
  ],
  [
    'on step 1 an email that is missing is not malformed too',
    1,
    { email: '' },
    { problem: 'missingFields', fields: { email: 'missing' } },
  ],
  ['step 2 is complete with three choices', 2, {}, null],
  ['step 2 does not check the email', 2, { email: 'giulia@' }, null],
  [
    'on step 2 a question without an answer is missing',
    2,
    { formazione: '' },
    { problem: 'missingChoices', fields: { formazione: 'missing' } },
  ],
  [
    'on step 2 a value that is not an option counts as missing',
    2,
    { teamSize: '1000' },
    { problem: 'missingChoices', fields: { teamSize: 'missing' } },
  ],
  ['step 3 is complete with two choices', 3, {}, null],
  [
    'on step 3 both questions can be missing',
    3,
    { obiettivo: '', budget: '' },
    { problem: 'missingChoices', fields: { obiettivo: 'missing', budget: 'missing' } },
  ],
  [
    'the last step accepts any phone number and needs no company name',
    steps.length,
    { telefono: '1', nomeAzienda: '' },
    null,
  ],
  [
    'on the last step a blank phone number counts as missing',
    steps.length,
    { telefono: '\t' },
    { problem: 'missingPhone', fields: { telefono: 'missing' } },
  ],
]

test.each(cases)('%s', (_sentence, step, changed, expected) => {
  expect(checkStep(step, { ...complete, ...changed })).toEqual(expected)
})

test.each([
  [emptyCompany, 1],
  [{ ...emptyCompany, nome: 'G', cognome: 'C', email: 'g@c.it' }, 2],
  [{ ...complete, budget: '' }, 3],
  [complete, steps.length],
])('firstIncompleteStep finds the first incomplete step (%#)', (values, step) => {
  expect(firstIncompleteStep(values)).toBe(step)
})

/** The table in the guide for receivers: each row names fields, and the values of a choice. */
function readGuide() {
  const guide = readFileSync('docs/automazione.md', 'utf8')
  const [, table = ''] = /\*\*Modulo aziende\.\*\*[^|]*([\s\S]*?)\n\n/.exec(guide) ?? []
  const quoted = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  return table
    .split('\n')
    .slice(2)
    .map(row => row.split('|').slice(1).map(quoted))
}

test('the payload has exactly the fields that the guide documents, trimmed', () => {
  const typed = { ...complete, cognome: ' Conti ', telefono: ' 333 ', nomeAzienda: ' Acme ' }
  const payload = toCompanyPayload(typed, new Date('2026-11-21T09:30:00Z'))
  expect(Object.keys(payload).sort()).toEqual(
    readGuide()
      .flatMap(([fields = []]) => fields)
      .sort(),
  )
  expect(payload).toMatchObject({ cognome: 'Conti', telefono: '333', nomeAzienda: 'Acme' })
  expect(payload).toMatchObject({ tipo: 'aziende', timestamp: '2026-11-21T09:30:00.000Z' })
})

test.each(allFields.filter(isChoice))('the guide documents the values of %s', field => {
  const [, values = []] = readGuide().find(([fields]) => fields?.includes(field)) ?? []
  expect(values).toEqual(optionsOf(field))
})

test('the guide documents the questions in their order', () => {
  const choices: string[] = allFields.filter(isChoice)
  const told = readGuide().flatMap(([fields = []]) => fields)
  expect(told.filter(name => choices.includes(name))).toEqual(choices)
})

test('the steps have the titles of the specification', () => {
  expect(companyForm.step(2, 4)).toBe('Step 2 di 4')
  expect(steps.map(({ title }) => title)).toEqual([
    'Dati Base',
    'Stato Attuale del Team',
    'Obiettivo',
    'Ultimo Step',
  ])
})
