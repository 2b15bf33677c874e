import { act, renderHook } from '@testing-library/react'
import { useEffect, useEffectEvent } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { track } from '~/features/tracking/track'
import { shownToast } from '~/ui/notify'
import { emptyCompany } from './company-lead'
import { readDraft } from './use-company-draft'
import { useCompanyWizard } from './use-company-wizard'
import { addressOf, answer, complete, load, shown, submit } from './wizard-for-tests'

vi.mock('~/features/tracking/track')

beforeEach(() => {
  vi.mocked(track).mockClear()
})

afterEach(() => {
  shownToast.set(null)
  sessionStorage.clear()
})

type Tab = ReturnType<typeof load>

const first = { nome: 'Giulia', cognome: 'Conti', email: 'giulia@azienda.it' }
const toast = () => shownToast.get()?.description
const back = (tab: Tab) => act(async () => tab.current.wizard.back())
const go = (tab: Tab, steps: number) => act(async () => tab.current.navigate(steps))
const keepDraft = (values: object) =>
  sessionStorage.setItem('company-wizard-draft', JSON.stringify(values))

test('a reload shows the first step that the draft leaves incomplete', () => {
  keepDraft({ ...complete, budget: '' })
  const tab = load('/aziende?step=4')
  expect(tab.current.wizard.step).toBe(3)
  expect(addressOf(tab)).toBe('/aziende?step=3')
  expect(tab.current.wizard.values).toEqual({ ...complete, budget: '' })
})

test.each(['0', '5', '2.5', 'x', '-1', '1e9', ''])(
  'the invalid step "%s" in the address shows step 1',
  step => {
    keepDraft(complete)
    expect(load(`/aziende?step=${step}`).current.wizard.step).toBe(1)
  },
)

test('erasing empties the form and the draft, and can be undone', () => {
  const tab = load('/aziende')
  answer({ nome: 'Giulia' })
  expect(tab.current.wizard.canErase).toBe(true)
  act(() => tab.current.wizard.erase())
  expect(tab.current.wizard.values).toEqual(emptyCompany)
  expect(shown('nome')).toBe('')
  expect(sessionStorage).toHaveLength(0)
  act(() => tab.current.wizard.restore())
  expect(shown('nome')).toBe('Giulia')
  expect(readDraft().nome).toBe('Giulia')
})

test('what was erased comes back no more once something is typed', () => {
  const tab = load('/aziende')
  answer({ nome: 'Giulia' })
  act(() => tab.current.wizard.erase())
  expect(tab.current.wizard).toMatchObject({ wasErased: true, canErase: false })
  answer({ nome: 'Anna' })
  expect(tab.current.wizard).toMatchObject({ wasErased: false, canErase: true })
  act(() => tab.current.wizard.restore())
  expect(tab.current.wizard.values.nome).toBe('Anna')
})

test('an incomplete step stays, marks its fields and says what is missing', async () => {
  const tab = load('/aziende')
  answer({ nome: 'Giulia' })
  await submit()
  expect(tab.current.wizard).toMatchObject({ step: 1, attempts: 1, hasChangedStep: false })
  expect(tab.current.wizard.problems).toEqual({ cognome: 'missing', email: 'missing' })
  expect(toast()).toEqual('Compila tutti i campi per continuare')
  await submit()
  expect(tab.current.wizard.attempts).toBe(2)
  answer({ email: 'giulia@azienda.it' })
  expect(tab.current.wizard.problems).toEqual({ cognome: 'missing' })
})

test('an attempt from before the draft is read keeps its toast', async () => {
  // Like the starter, which repeats an early click as soon as React is there.
  const { result } = renderHook(
    () => {
      const wizard = useCompanyWizard()
      const submitAtOnce = useEffectEvent(() => void wizard.submit({}))
      useEffect(() => submitAtOnce(), [])
      return wizard
    },
    { wrapper: MemoryRouter },
  )
  expect(result.current.attempts).toBe(1)
  expect(toast()).toEqual('Compila tutti i campi per continuare')
  await act(() => new Promise(done => setTimeout(done)))
})

test('a complete step leads to the next, a new entry of the history that keeps the campaign', async () => {
  const tab = load('/aziende?utm_source=meta')
  expect(tab.current.wizard.hasChangedStep).toBe(false)
  await submit()
  expect(toast()).toBeDefined()
  answer(first)
  await submit()
  expect(tab.current.wizard).toMatchObject({ step: 2, problems: {}, hasChangedStep: true })
  expect(addressOf(tab)).toBe('/aziende?utm_source=meta&step=2')
  // The toast was about the step before.
  expect(toast()).toBeUndefined()
  await go(tab, -1)
  expect(tab.current.wizard.step).toBe(1)
  expect(tab.current.wizard.hasChangedStep).toBe(true)
  expect(addressOf(tab)).toBe('/aziende?utm_source=meta')
})

test('"Indietro" on a step that a link led to takes its place in the history', async () => {
  keepDraft(complete)
  const tab = load('/aziende?step=3')
  await back(tab)
  expect(addressOf(tab)).toBe('/aziende?step=2')
  await back(tab)
  expect(addressOf(tab)).toBe('/aziende')
  await back(tab)
  expect(addressOf(tab)).toBe('/aziende')
  await go(tab, -1)
  expect(addressOf(tab)).toBe('/aziende')
})

test('a corrected address is no step back: the entry still knows where it came from', async () => {
  const tab = load('/aziende')
  answer(first)
  await submit()
  await act(async () => tab.current.replace('?step=4', { from: 1 }))
  expect(addressOf(tab)).toBe('/aziende?step=2')
  await back(tab)
  await go(tab, 1)
  expect(addressOf(tab)).toBe('/aziende?step=2')
})

test('a lead that arrives is counted, leaves no draft and leads to the thanks', async () => {
  keepDraft(complete)
  const tab = load('/aziende?step=4')
  vi.mocked(track).mockClear()
  let isDraftThere = true
  vi.mocked(track).mockImplementation(({ name }) => {
    if (name === 'company_lead_sent') isDraftThere = sessionStorage.length > 0
  })
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)))
    return new Response()
  })
  // Here the wizard is still mounted, and its next step takes the toast away again.
  const said: (string | undefined)[] = []
  onTestFinished(shownToast.subscribe(() => said.push(toast())))
  await submit()
  expect(bodies).toEqual([{ ...complete, tipo: 'aziende', timestamp: expect.any(String) }])
  expect(track).toHaveBeenCalledWith({ name: 'company_lead_sent' })
  expect(isDraftThere).toBe(false)
  expect(tab.current.wizard).toMatchObject({ values: emptyCompany, failure: null })
  expect(tab.current.location).toMatchObject({
    pathname: '/thank-you',
    state: { form: 'company' },
  })
  expect(said).toContain('Ti contatteremo entro 24 ore')
})

test('a lead that does not arrive stays, with its reason until the next attempt', async () => {
  keepDraft(complete)
  const tab = load('/aziende?step=4')
  let answerIt: (response: Response) => void = () => undefined
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>(resolve => {
        answerIt = resolve
      }),
  )
  await submit()
  expect(tab.current.wizard).toMatchObject({ isSending: true, canErase: false })
  await act(async () => answerIt(new Response('', { status: 500, statusText: 'Broken' })))
  expect(tab.current.wizard).toMatchObject({
    step: 4,
    isSending: false,
    canErase: true,
    failure: 'refused',
    values: complete,
  })
  expect(console.error).toHaveBeenCalledWith('The company lead was not sent: status 500')
  vi.mocked(console.error).mockClear()
  expect(toast()).toEqual(expect.stringContaining('500'))
  answer({ telefono: '' })
  await submit()
  expect(tab.current.wizard).toMatchObject({ failure: null, problems: { telefono: 'missing' } })
})

test('erasing forgets the failure and the problems, and begins at the first step', async () => {
  keepDraft(complete)
  const tab = load('/aziende?step=4')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await submit()
  vi.mocked(console.error).mockClear()
  expect(tab.current.wizard.failure).toBe('unreachable')
  act(() => tab.current.wizard.erase())
  expect(tab.current.wizard).toMatchObject({ step: 1, failure: null })
  expect(addressOf(tab)).toBe('/aziende')
  await submit()
  expect(tab.current.wizard.problems).not.toEqual({})
  answer({ nome: 'Anna' })
  act(() => tab.current.wizard.erase())
  expect(tab.current.wizard.problems).toEqual({})
})

test('an answer that nobody has heard of being written counts when the step is left', async () => {
  const tab = load('/aziende')
  answer({ nome: 'Giulia', cognome: 'Conti' })
  // As a password manager writes it: without any event.
  const email = document.querySelector<HTMLInputElement>('[name=email]')
  if (email) email.value = 'giulia@azienda.it'
  await submit()
  expect(tab.current.wizard).toMatchObject({ step: 2, values: first })
  expect(readDraft()).toMatchObject(first)
  await go(tab, -1)
  expect(shown('email')).toBe('giulia@azienda.it')
})

test('a draft fills the empty fields of the page, and leaves what was typed meanwhile', () => {
  keepDraft({ nome: 'Giulia', cognome: 'Conti', telefono: ' ', teamSize: 'mille' })
  expect(readDraft({ ...emptyCompany, nome: 'Anna' })).toEqual({
    ...emptyCompany,
    nome: 'Anna',
    cognome: 'Conti',
    telefono: ' ',
  })
  load('/aziende')
  expect([shown('nome'), shown('cognome')]).toEqual(['Giulia', 'Conti'])
})

test.each([
  ['no entry', null],
  ['malformed JSON', '{"nome":'],
  ['values of other types', '{"nome":7,"email":null,"telefono":["3"],"cognome":{"a":1}}'],
  ['unknown fields', '{"admin":"yes","tipo":"altro"}'],
  ['values that are not options', '{"teamSize":"mille","budget":"tanto"}'],
])('an invalid draft is ignored: %s', (_what, text) => {
  if (text !== null) sessionStorage.setItem('company-wizard-draft', text)
  expect(readDraft()).toEqual(emptyCompany)
})
