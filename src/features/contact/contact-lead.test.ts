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
    { problem: 'missingFields', fields: { nome: 'missing' } },
  ],
  [
    'a field of blanks counts as empty',
    { telefono: ' \t\u00a0' },
    { problem: 'missingFields', fields: { telefono: 'missing' } },
  ],
  [
    'missing fields are announced before the terms and a malformed email',
    { email: 'giulia@', telefono: '', accettaTermini: false },
    {
      problem: 'missingFields',
      fields: { telefono: 'missing', email: 'notValid', accettaTermini: 'missing' },
    },
  ],
  [
    'the terms are announced before a malformed email',
    { email: 'giulia@', accettaTermini: false },
    {
      problem: 'termsNotAccepted',
      fields: { accettaTermini: 'missing', email: 'notValid' },
    },
  ],
  [
    'a malformed email is announced last',
    { email: 'giulia@conti' },
    { problem: 'emailNotValid', fields: { email: 'notValid' } },
  ],
]

test.each(cases)('%s', (_sentence, changed, expected) => {
  const check = checkContact({ ...complete, ...changed })
  expect(check).toEqual(expected)
  // The order matters: the first field takes the focus.
  expect(Object.keys(check?.fields ?? {})).toEqual(Object.keys(expected?.fields ?? {}))
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
