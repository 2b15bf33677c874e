// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { draftKeys } from '~/features/sending/text-draft'
import { emptyCompany } from './company-lead'
import { readDraft, writeDraft } from './draft'

afterEach(() => sessionStorage.clear())

test('a stored draft can be read again', () => {
  const values = { ...emptyCompany, nome: ' Zoë 💪', teamSize: '1-3' }
  writeDraft(values)
  expect(readDraft()).toEqual(values)
  expect(Object.keys(sessionStorage)).toEqual(['company-wizard-draft'])
})

test('writing an empty form removes the draft', () => {
  writeDraft({ ...emptyCompany, nome: 'G' })
  writeDraft(emptyCompany)
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['no entry', null],
  ['malformed JSON', '{"nome":'],
  ['values of other types', '{"nome":7,"email":null,"telefono":["3"],"cognome":{"a":1}}'],
  ['unknown fields', '{"admin":"yes","tipo":"altro"}'],
  ['values that are not options', '{"teamSize":"mille","budget":"tanto"}'],
])('an invalid draft is ignored: %s', (_what, text) => {
  if (text !== null) sessionStorage.setItem(draftKeys.company, text)
  expect(readDraft()).toEqual(emptyCompany)
})

test('the valid answers of a damaged draft are kept', () => {
  sessionStorage.setItem(
    draftKeys.company,
    '{"nome":"Giulia","teamSize":"mille","formazione":"interna"}',
  )
  expect(readDraft()).toEqual({ ...emptyCompany, nome: 'Giulia', formazione: 'interna' })
})

test('what has been typed meanwhile stays, and so do blanks', () => {
  sessionStorage.setItem(draftKeys.company, '{"nome":"Giulia","cognome":"Conti","telefono":" "}')
  expect(readDraft({ ...emptyCompany, nome: 'Anna' })).toEqual({
    ...emptyCompany,
    nome: 'Anna',
    cognome: 'Conti',
    telefono: ' ',
  })
})
