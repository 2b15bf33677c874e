// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { markFirstSend, readTextDraft, writeTextDraft } from './text-draft'

afterEach(() => sessionStorage.clear())

const key = 'contact-draft'
const texts = { nome: 'Giulia', email: 'giulia@esempio.it' }
const first = new Date('2026-11-21T10:00:00Z')
const later = new Date('2026-11-21T10:01:00Z')

test('stored texts can be read again, and empty ones leave nothing behind', () => {
  writeTextDraft(key, texts)
  expect(readTextDraft(key, ['nome', 'email', 'telefono'])).toEqual(texts)
  writeTextDraft(key, { nome: '', email: '' })
  expect(sessionStorage).toHaveLength(0)
})

test('one text that is left is kept, beside empty ones', () => {
  writeTextDraft(key, { nome: 'Giulia', email: '' })
  expect(readTextDraft(key, ['nome', 'email'])).toEqual({ nome: 'Giulia', email: '' })
})

test('what is stored under a field and is no text is left out', () => {
  sessionStorage.setItem(key, JSON.stringify({ nome: 7, email: ['a'], telefono: null }))
  expect(readTextDraft(key, ['nome', 'email', 'telefono'])).toEqual({})
})

test('a repeat of the same texts keeps the time of the first send, after a reload too', () => {
  writeTextDraft(key, texts)
  expect(markFirstSend(key, first)).toEqual(first)
  // The form of the reloaded page stores what it has read.
  writeTextDraft(key, texts)
  expect(markFirstSend(key, later)).toEqual(first)
})

test('changed texts are a new lead', () => {
  writeTextDraft(key, texts)
  markFirstSend(key, first)
  writeTextDraft(key, { ...texts, nome: 'Anna' })
  expect(markFirstSend(key, later)).toEqual(later)
})

test('a damaged time counts as none', () => {
  sessionStorage.setItem(key, JSON.stringify({ ...texts, timestamp: 'ieri' }))
  expect(markFirstSend(key, later)).toEqual(later)
})

test('where no texts are stored, no time is stored either', () => {
  expect(markFirstSend(key, first)).toEqual(first)
  expect(sessionStorage).toHaveLength(0)
})

test('with forbidden storage nothing throws, and each send has its own time', () => {
  const forbidden = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  writeTextDraft(key, texts)
  expect(markFirstSend(key, first)).toEqual(first)
  expect(markFirstSend(key, later)).toEqual(later)
  forbidden.mockRestore()
})
