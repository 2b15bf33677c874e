// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keepDrafts } from './keep-drafts'

const key = 'contact-draft'

beforeAll(keepDrafts)

beforeEach(() => {
  document.body.innerHTML = `<form data-draft="${key}">
    <input name="nome"><input name="email"><input type="checkbox" name="accettaTermini">
    <input type="radio" name="budget" value="poco"><input type="radio" name="budget" value="tanto">
  </form><form><input name="altro"></form>`
})

afterEach(() => sessionStorage.clear())

const draft = () => JSON.parse(sessionStorage.getItem(key) ?? 'null')
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement // Written above.

function type(name: string, value: string) {
  field(name).value = value
  field(name).dispatchEvent(new InputEvent('input', { bubbles: true }))
}

test('texts and choices are stored beside those of other steps', () => {
  sessionStorage.setItem(key, '{"telefono":"333"}')
  type('nome', 'Giulia')
  expect(draft()).toEqual({ telefono: '333', nome: 'Giulia' })
  document.querySelector<HTMLInputElement>('[value=tanto]')?.click()
  expect(draft()).toEqual({ telefono: '333', nome: 'Giulia', budget: 'tanto' })
  type('nome', '')
  expect(draft()).toEqual({ telefono: '333', nome: '', budget: 'tanto' })
})

test('a field that was filled in without an event is stored with the next input or the submit', () => {
  field('email').value = 'giulia@esempio.it'
  document.forms[0]?.dispatchEvent(new SubmitEvent('submit'))
  expect(draft()).toEqual({ email: 'giulia@esempio.it' })
})

test('typing before the draft is shown keeps the rest of the draft', () => {
  sessionStorage.setItem(key, '{"nome":"Giulia","email":"giulia@esempio.it"}')
  type('nome', 'Anna')
  expect(draft()).toEqual({ nome: 'Anna', email: 'giulia@esempio.it' })
})

test('checkboxes, forms without a key and empty forms are not stored', () => {
  field('accettaTermini').click()
  type('altro', 'Milano')
  document.forms[0]?.dispatchEvent(new SubmitEvent('submit'))
  expect(sessionStorage).toHaveLength(0)
})

test('changed texts lose the time of the first send, unchanged ones keep it', () => {
  sessionStorage.setItem(key, '{"nome":"Giulia","timestamp":"2026"}')
  type('nome', 'Giulia')
  expect(draft()).toMatchObject({ timestamp: '2026' })
  type('nome', 'Anna')
  expect(draft()).toEqual({ nome: 'Anna' })
})

test('forbidden storage throws nothing', () => {
  const forbidden = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => type('nome', 'Giulia')).not.toThrow()
  forbidden.mockRestore()
})
