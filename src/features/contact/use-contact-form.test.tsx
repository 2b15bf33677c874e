import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { track } from '~/features/tracking/track'
import { shownToast } from '~/ui/notify'
import { type ContactValues, emptyContact, textFields } from './contact-lead'
import { useContactForm } from './use-contact-form'

vi.mock('~/features/tracking/track')

beforeEach(() => {
  shownToast.set(null)
  vi.mocked(track).mockClear()
})

afterEach(() => sessionStorage.clear())

const complete: ContactValues = {
  nome: 'Giulia Conti',
  email: 'giulia@esempio.it',
  telefono: '3331234567',
  accettaTermini: true,
}
const toast = () => shownToast.get()?.description

/** The state of the form, and a form with its fields. */
function openForm() {
  const form = document.createElement('form')
  form.dataset.draft = 'contact-draft'
  for (const name of textFields)
    form.append(Object.assign(document.createElement('input'), { name }))
  const tick = Object.assign(document.createElement('input'), { type: 'checkbox' })
  form.append(Object.assign(tick, { name: 'accettaTermini' }))
  document.body.replaceChildren(form)
  const onSent = vi.fn()
  const { result } = renderHook(() => useContactForm(onSent))
  /** What the browser writes into a field is there, whether it says so or not. */
  const write = (values: Partial<ContactValues>) => {
    const { accettaTermini, ...texts } = values
    for (const field of textFields) {
      const input = form.elements.namedItem(field)
      if (input instanceof HTMLInputElement) input.value = texts[field] ?? input.value
    }
    if (accettaTermini) tick.checked = true
  }
  const fill = (values: Partial<ContactValues>) =>
    act(() => {
      write(values)
      for (const field of Object.keys(values)) result.current.change(form, field)
    })
  const submit = () => act(async () => void result.current.submit(form))
  return { result, onSent, write, fill, submit }
}

function stubWebhook(answer: () => Promise<Response>) {
  const fetch = vi.fn((_url: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const fail = () => Promise.reject(new TypeError('Failed to fetch'))

test('an incomplete lead is not sent: its fields are marked, and the first takes the focus', async () => {
  const fetch = stubWebhook(fail)
  const { result, fill, submit } = openForm()
  fill({ nome: 'Giulia' })
  await submit()
  expect(result.current.problems).toEqual({
    email: 'missing',
    telefono: 'missing',
    accettaTermini: 'missing',
  })
  expect(document.activeElement).toHaveAttribute('name', 'email')
  expect(toast()).toEqual('Per favore compila tutti i campi obbligatori')
  expect(fetch).not.toHaveBeenCalled()
})

test('a field that is changed has no problem any more, the others keep theirs', async () => {
  const { result, submit, fill } = openForm()
  await submit()
  fill({ email: 'giulia@' })
  expect(Object.keys(result.current.problems)).toEqual(['nome', 'telefono', 'accettaTermini'])
  expect(result.current.values).toEqual({ ...emptyContact, email: 'giulia@' })
})

test('a lead that is sent is posted once and counted, and leaves nothing behind', async () => {
  const fetch = stubWebhook(async () => new Response())
  const { result, onSent, submit, fill } = openForm()
  sessionStorage.setItem('contact-draft', '{"nome":"Giulia Conti"}')
  onSent.mockImplementation(() => expect(sessionStorage).toHaveLength(0))
  fill(complete)
  await submit()
  expect(fetch).toHaveBeenCalledOnce()
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toMatchObject({ nome: 'Giulia Conti' })
  expect(onSent).toHaveBeenCalledOnce()
  expect(track).toHaveBeenCalledExactlyOnceWith({ name: 'lead_sent' })
  expect(result.current.values).toEqual(emptyContact)
})

test('what was written without an event is sent', async () => {
  const fetch = stubWebhook(async () => new Response())
  const { onSent, submit, write } = openForm()
  write(complete)
  await submit()
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toMatchObject({ email: complete.email })
  expect(onSent).toHaveBeenCalledOnce()
})

test('a lead that is not sent stays, until the next attempt the reason too', async () => {
  stubWebhook(fail)
  const { result, onSent, submit, fill } = openForm()
  fill(complete)
  await submit()
  expect(result.current).toMatchObject({ values: complete, problems: {}, failure: 'unreachable' })
  expect(toast()).toEqual("Si è verificato un errore nell'invio. Riprova più tardi.")
  expect(onSent).not.toHaveBeenCalled()
  expect(console.error).toHaveBeenCalledWith('The lead was not sent', expect.any(TypeError))
  vi.mocked(console.error).mockClear()

  fill({ nome: ' ' })
  await submit()
  expect(result.current).toMatchObject({ problems: { nome: 'missing' }, failure: null })
})
