import { afterEach, expect, test, vi } from 'vitest'
import { emptyCompany } from './company-lead'
import { draftKey, readDraft, writeDraft } from './draft'

afterEach(() => sessionStorage.clear())

test('what is written is read again', () => {
  const values = { ...emptyCompany, nome: ' Zoë 💪', teamSize: '1-3' }
  writeDraft(values)
  expect(readDraft()).toEqual(values)
  expect(Object.keys(sessionStorage)).toEqual(['company-wizard-draft'])
})

test('an empty form leaves nothing behind', () => {
  writeDraft({ ...emptyCompany, nome: 'G' })
  writeDraft(emptyCompany)
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['nothing', null],
  ['no JSON', '{"nome":'],
  ['null', 'null'],
  ['a list', '["nome"]'],
  ['a text', '"nome"'],
  ['a number', '7'],
  ['other types', '{"nome":7,"email":null,"telefono":["3"],"cognome":{"a":1}}'],
  ['unknown fields', '{"admin":"yes","tipo":"altro"}'],
  ['no option', '{"teamSize":"mille","budget":"tanto"}'],
  ['a prototype', '{"__proto__":{"nome":"Eva"},"constructor":"x"}'],
])('a stored draft that is %s is ignored', (_what, text) => {
  if (text !== null) sessionStorage.setItem(draftKey, text)
  expect(readDraft()).toEqual(emptyCompany)
})

test('what is sound in a damaged draft is kept', () => {
  sessionStorage.setItem(draftKey, '{"nome":"Giulia","teamSize":"mille","formazione":"interna"}')
  expect(readDraft()).toEqual({ ...emptyCompany, nome: 'Giulia', formazione: 'interna' })
})

test('a forbidden storage changes nothing else', () => {
  const forbidden = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => writeDraft({ ...emptyCompany, nome: 'G' })).not.toThrow()
  expect(readDraft()).toEqual(emptyCompany)
  forbidden.mockRestore()
})

test('a full storage changes nothing else', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => writeDraft({ ...emptyCompany, nome: 'G' })).not.toThrow()
})
