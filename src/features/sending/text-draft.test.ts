// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { markFirstSend, readTextDraft } from './text-draft'

afterEach(() => sessionStorage.clear())

const key = 'contact-draft'
const texts = { nome: 'Giulia', email: 'giulia@esempio.it' }
const first = new Date('2026-11-21T10:00:00Z')
const later = new Date('2026-11-21T10:01:00Z')
const store = (entry: object) => sessionStorage.setItem(key, JSON.stringify(entry))

test('what is stored under a field and is no text is left out', () => {
  store({ nome: 7, email: ['a'], telefono: null })
  expect(readTextDraft(key, ['nome', 'email', 'telefono'])).toEqual({})
})

test('a repeat keeps the time of the first send, which stands beside the texts', () => {
  store(texts)
  expect(markFirstSend(key, first)).toEqual(first)
  expect(markFirstSend(key, later)).toEqual(first)
  expect(readTextDraft(key, ['nome', 'email'])).toEqual(texts)
})

test('a damaged time counts as none', () => {
  store({ ...texts, timestamp: 'ieri' })
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
  expect(markFirstSend(key, first)).toEqual(first)
  expect(markFirstSend(key, later)).toEqual(later)
  forbidden.mockRestore()
})
