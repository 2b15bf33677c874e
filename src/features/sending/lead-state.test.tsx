import { act, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { count, track } from '~/features/tracking/track'
import { shownToast } from '~/ui/notify'
import { LeadForm } from './LeadForm'
import { createLeadState, readTextDraft } from './lead-state'
import { isLocked, troubleOf } from './send-state'

vi.mock('~/features/tracking/track')

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

const timestamp = '2026-11-25T10:00:00.000Z'
const post = { webhook: 'https://hooks.test', payload: { timestamp }, mode: 'cors' } as const

/** A form whose posts are answered by hand, with a status. */
function openForm(name: 'contact' | 'company' = 'contact') {
  const answers: ((answer: Response) => void)[] = []
  const outcomes: unknown[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>(answer => answers.push(answer)))
  const form = createLeadState(name, { nome: '' })
  const send = () => void form.send(post).then(outcome => outcomes.push(outcome))
  const wait = (time: number) => vi.advanceTimersByTimeAsync(time)
  async function answer(status: number) {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answers.at(-1)?.(new Response('', { status }))
    await wait(0)
    vi.mocked(console.error).mockClear()
  }
  return { form, outcomes, send, answer, wait }
}

test('the form of a lead that has arrived stays locked until it is emptied; its draft goes at once', async () => {
  const { form, outcomes, send, answer } = openForm()
  sessionStorage.setItem('contact-draft', '{"nome":"Giulia"}')
  form.values = { nome: 'Giulia' }
  expect(form.isLocked()).toBe(false)
  send()
  expect(form.isLocked()).toBe(true)
  await answer(200)
  expect(outcomes).toEqual([true])
  expect(form.isLocked()).toBe(true)
  expect(sessionStorage.getItem('contact-draft')).toBeNull()
  form.empty()
  expect(form.isLocked()).toBe(false)
  expect(form.values).toEqual({ nome: '' })
})

test('a send counts as slow after six seconds, until it has arrived', async () => {
  const { form, send, answer, wait } = openForm()
  send()
  await wait(5900)
  expect(form.sending.get()).toBe('sending')
  await wait(200)
  expect(form.sending.get()).toBe('slow')
  expect(form.isLocked()).toBe(true)
  await answer(200)
  expect(form.sending.get()).toBe('sent')
})

test('a failure is named until the lead is tried again; no delay is added to it', async () => {
  const { form, outcomes, send, answer, wait } = openForm('company')
  send()
  await answer(500)
  expect(outcomes).toEqual([false])
  expect(shownToast.get()).toMatchObject({ kind: 'error', description: 'Errore 500' })
  await wait(7000)
  expect(form.sending.get()).toBe('refused')
  expect(form.isLocked()).toBe(false)
  send()
  expect(form.sending.get()).toBe('sending')
})

test('a repeat keeps the time of its first send, after a reload too; a damaged time counts as none', async () => {
  sessionStorage.setItem('contact-draft', '{"nome":"Giulia","timestamp":"ieri"}')
  const { form, wait } = openForm()
  const first = form.markFirstSend()
  expect(first.getTime()).toBeGreaterThan(0)
  await wait(1000)
  expect(openForm().form.markFirstSend()).toEqual(first)
  expect(readTextDraft('contact', ['nome'])).toEqual({ nome: 'Giulia' })
})

test('where nothing can be stored, a repeat keeps its time, other values and a new lead do not', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null)
  const { form, wait } = openForm()
  function timeOf(nome: string) {
    form.values = { nome }
    return form.markFirstSend().getTime()
  }
  const first = timeOf('Giulia')
  await wait(1000)
  expect(timeOf('Giulia')).toBe(first)
  const second = timeOf('Anna')
  expect(second).toBeGreaterThan(first)
  form.empty()
  await wait(1000)
  expect(timeOf('Anna')).toBeGreaterThan(second)
})

test.each(['contact', 'company'] as const)(
  'a lead of the form %s that arrives is an event, one that does not is counted with its cause',
  async form => {
    vi.mocked(track).mockClear()
    vi.mocked(count).mockClear()
    const { send, answer } = openForm(form)
    for (const status of [200, 500]) {
      send()
      await answer(status)
    }
    expect(vi.mocked(track).mock.calls).toEqual([[{ name: 'lead_sent', form, key: timestamp }]])
    const event = { name: 'lead_not_sent', form, cause: 'refused' }
    expect(vi.mocked(count).mock.calls).toEqual([[event]])
  },
)

const found = { nome: 'missing', email: 'notValid' } as const
const notice = { title: 'Errore', description: 'Compila tutti i campi' }

/** A form with two fields. */
function openFields() {
  const lead = createLeadState('contact', { nome: '', email: '' })
  const { container, unmount } = render(
    <LeadForm lead={lead} onRead={() => undefined} onSend={async () => undefined}>
      <input name="nome" />
      <input name="email" />
    </LeadForm>,
  )
  const [form] = container.getElementsByTagName('form')
  const show = () => act(() => form && lead.showProblems(form, found, notice))
  return { lead, show, unmount }
}

test('problems are shown with a toast until the form is left, and the first field has the focus', () => {
  const { lead, show, unmount } = openFields()
  lead.sending.set('offline')
  expect(lead.problems.get()).toEqual({})
  show()
  expect(lead.problems.get()).toEqual(found)
  expect(lead.sending.get()).toBe('none')
  expect(shownToast.get()).toMatchObject(notice)
  expect(document.activeElement).toHaveAttribute('name', 'nome')
  unmount()
  expect(lead.problems.get()).toEqual({})
})

test('a changed field loses its problem, and the others keep theirs until all are cleared', () => {
  const { lead, show } = openFields()
  show()
  fireEvent.input(document.getElementsByName('nome')[0] as HTMLElement) // It is in the form.
  expect(lead.problems.get()).toEqual({ email: 'notValid' })
  lead.sending.set('refused')
  lead.clearProblems()
  expect(lead.problems.get()).toEqual({})
  expect(lead.sending.get()).toBe('none')
})

test.each([
  ['none', false, null],
  ['sending', true, null],
  ['slow', true, 'slow'],
  ['sent', true, null],
  ['noAnswer', false, 'noAnswer'],
] as const)('a send that is "%s": locked %s, trouble %s', (state, locked, trouble) => {
  expect(isLocked(state)).toBe(locked)
  expect(troubleOf(state)).toBe(trouble)
})
