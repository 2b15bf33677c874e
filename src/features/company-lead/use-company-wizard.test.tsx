import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProgressPlates } from '~/brand/ProgressPlates'
import { steps } from '~/content/company-steps'
import { track } from '~/features/tracking/track'
import { addressOf, answer, complete, load, press, shown, submit } from '~/test/company-wizard'
import { shownToast } from '~/ui/notify'
import { emptyCompany } from './company-lead'
import { companyLead, readDraft } from './use-company-draft'

vi.mock('~/features/tracking/track')

beforeEach(() => {
  vi.mocked(track).mockReset()
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

test.each(['0', `${steps.length + 1}`, '2.5', 'x'])(
  'the invalid step "%s" in the address shows step 1',
  step => {
    keepDraft(complete)
    expect(load(`/aziende?step=${step}`).current.wizard.step).toBe(1)
  },
)

test('erasing empties the form and the draft, and can be undone until something is typed', () => {
  const tab = load('/aziende')
  answer({ nome: 'Giulia' })
  act(() => tab.current.wizard.erase())
  expect(companyLead.values).toEqual(emptyCompany)
  expect(shown('nome')).toBe('')
  expect(sessionStorage.getItem('company-wizard-draft')).toBeNull()
  act(() => tab.current.wizard.restore())
  expect(shown('nome')).toBe('Giulia')
  expect(readDraft().nome).toBe('Giulia')
  act(() => tab.current.wizard.erase())
  answer({ nome: 'Anna' })
  act(() => tab.current.wizard.restore())
  expect(companyLead.values.nome).toBe('Anna')
})

test('a complete step leads to the next, a new entry of the history that keeps the campaign', async () => {
  const tab = load('/aziende?utm_source=meta')
  expect(tab.current.wizard.hasChangedStep).toBe(false)
  await submit()
  expect(toast()).toBeDefined()
  answer(first)
  await submit()
  expect(tab.current.wizard).toMatchObject({ step: 2, hasChangedStep: true })
  expect(companyLead.problems.get()).toEqual({})
  expect(addressOf(tab)).toBe('/aziende?utm_source=meta&step=2')
  // The toast was about the previous step.
  expect(toast()).toBeUndefined()
  await go(tab, -1)
  expect(tab.current.wizard.step).toBe(1)
  expect(tab.current.wizard.hasChangedStep).toBe(true)
  expect(addressOf(tab)).toBe('/aziende?utm_source=meta')
})

test('nothing is marked invalid before an attempt, on any step', async () => {
  const marked = () => document.querySelectorAll('[aria-invalid=true]').length
  load('/aziende')
  answer({ email: 'giulia' })
  expect(marked()).toBe(0)
  await submit()
  expect(marked()).toBe(3)
  for (let step = 1; step < steps.length; step++) {
    answer(complete)
    await submit()
    expect(marked()).toBe(0)
  }
})

test('"Indietro" is the Back of the browser: Forward leads to the step again', async () => {
  const tab = load('/aziende')
  answer(first)
  await submit()
  await back(tab)
  expect(addressOf(tab)).toBe('/aziende')
  await go(tab, 1)
  expect(addressOf(tab)).toBe('/aziende?step=2')
  // Also after the address of a step that cannot be shown yet was corrected.
  await back(tab)
  answer({ nome: '' })
  await go(tab, 1)
  expect(addressOf(tab)).toBe('/aziende')
  answer(first)
  await go(tab, 1)
  expect(addressOf(tab)).toBe('/aziende?step=2')
})

test('"Indietro" on a step that was opened by a link replaces its history entry', async () => {
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

test('a sent lead is tracked once, after its draft is removed', async () => {
  keepDraft(complete)
  load(`/aziende?step=${steps.length}`)
  vi.mocked(track).mockImplementation(() =>
    expect(sessionStorage.getItem('company-wizard-draft')).toBeNull(),
  )
  let body = ''
  vi.stubGlobal('fetch', async (_address: string, init: { body: string }) => {
    body = init.body
    return new Response()
  })
  await submit()
  const counted = vi.mocked(track).mock.calls.filter(([{ name }]) => name === 'lead_sent')
  const { timestamp } = JSON.parse(body)
  expect(counted).toEqual([[{ name: 'lead_sent', form: 'company', key: timestamp }]])
})

test('a sent form is locked, and empty once the visitor has left it, even if only by Back', async () => {
  keepDraft(complete)
  const tab = load(`/aziende?step=${steps.length}`)
  vi.stubGlobal('fetch', async () => new Response())
  act(press)
  await act(async () => undefined)
  expect(addressOf(tab)).toBe('/thank-you')
  await go(tab, -1)
  expect(tab.current.wizard).toMatchObject({ step: 1, isSending: false })
  expect(companyLead.values).toEqual(emptyCompany)
})

test('an error without a message is shown with the words of the site', async () => {
  keepDraft(complete)
  load(`/aziende?step=${steps.length}`)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('')))
  await submit()
  vi.mocked(console.error).mockClear()
  expect(toast()).toBe('Si è verificato un errore. Riprova più tardi.')
})

test('erasing clears the failure and returns to the first step', async () => {
  keepDraft(complete)
  const tab = load(`/aziende?step=${steps.length}`)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await submit()
  vi.mocked(console.error).mockClear()
  expect(companyLead.sending.get()).toBe('unreachable')
  act(() => tab.current.wizard.erase())
  expect(tab.current.wizard.step).toBe(1)
  expect(companyLead.sending.get()).toBe('none')
  expect(addressOf(tab)).toBe('/aziende')
})

test('a draft fills empty fields, and keeps what was typed before hydration', () => {
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

test('the fields have types and autocomplete for the browser', async () => {
  load('/aziende')
  const tokens = () =>
    [...document.querySelectorAll('input')].map(({ name, autocomplete, required }) =>
      [name, autocomplete, required ? '*' : ''].join(' '),
    )
  expect(tokens()).toEqual(['nome given-name *', 'cognome family-name *', 'email email *'])
  keepDraft(complete)
  cleanup()
  load(`/aziende?step=${steps.length}`)
  expect(tokens()).toEqual(['telefono tel *', 'nomeAzienda organization '])
})

test.each([4, 5])('with %d steps the drawing has a rising plate for each', total => {
  const { container } = render(<ProgressPlates loaded={1} total={total} />)
  const [, ...plates] = container.querySelectorAll('rect')
  const numbers = (name: string) => plates.map(plate => Number(plate.getAttribute(name)))
  const places = numbers('x')
  expect(new Set(places).size).toBe(total)
  expect(Math.max(...places)).toBeLessThanOrEqual(168 - 20)
  const heights = numbers('height')
  expect(heights).toEqual([...new Set(heights)].toSorted((a, b) => a - b))
  expect(heights.at(-1)).toBeLessThanOrEqual(60)
})
