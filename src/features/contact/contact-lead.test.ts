import { expect, test } from 'vitest'
import { type ContactValues, checkContact, toContactPayload } from './contact-lead'

const complete: ContactValues = {
  nome: 'Giulia Conti',
  email: 'giulia@esempio.it',
  telefono: '333 1234567',
  accettaTermini: true,
}

const cases: [string, Partial<ContactValues>, ReturnType<typeof checkContact>][] = [
  ['a complete lead has no problem', {}, null],
  [
    'an empty name is missing',
    { nome: '' },
    { problem: 'missingFields', fields: { nome: 'missing' }, firstField: 'nome' },
  ],
  [
    'blanks count as empty',
    { telefono: ' \t\u00a0' },
    { problem: 'missingFields', fields: { telefono: 'missing' }, firstField: 'telefono' },
  ],
  [
    'missing fields come before the terms and a malformed email',
    { email: 'giulia@', telefono: '', accettaTermini: false },
    {
      problem: 'missingFields',
      fields: { email: 'notValid', telefono: 'missing', accettaTermini: 'missing' },
      firstField: 'telefono',
    },
  ],
  [
    'the terms come before a malformed email',
    { email: 'giulia@', accettaTermini: false },
    {
      problem: 'termsNotAccepted',
      fields: { email: 'notValid', accettaTermini: 'missing' },
      firstField: 'accettaTermini',
    },
  ],
  [
    'a malformed email is the last problem',
    { email: 'giulia@conti' },
    { problem: 'emailNotValid', fields: { email: 'notValid' }, firstField: 'email' },
  ],
]

test.each(cases)('%s', (_sentence, changed, expected) => {
  expect(checkContact({ ...complete, ...changed })).toEqual(expected)
})

test('the payload has exactly the fields of the contract, trimmed', () => {
  const typed = { ...complete, nome: '  Giulia Conti ', email: ' giulia@esempio.it\n' }
  expect(toContactPayload(typed, new Date('2026-11-21T09:30:00Z'))).toEqual({
    nome: 'Giulia Conti',
    email: 'giulia@esempio.it',
    telefono: '333 1234567',
    timestamp: '2026-11-21T09:30:00.000Z',
    source: 'Palestra Venditori - Consulenza gratuita',
  })
})
