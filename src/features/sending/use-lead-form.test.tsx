import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readTextDraft, useLeadForm } from './use-lead-form'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

const refused = { cause: 'refused', message: 'Errore 500' }
const lead = { name: 'lead', webhook: 'https://hooks.test', payload: {}, mode: 'cors' } as const

/** A form whose posts are answered by hand, with a status. */
function openForm() {
  const answers: ((answer: Response) => void)[] = []
  const outcomes: unknown[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>(answer => answers.push(answer)))
  const { result } = renderHook(() => useLeadForm('contact-draft'))
  const send = () =>
    act(async () => {
      void result.current.send(lead).then(outcome => outcomes.push(outcome))
    })
  const answer = (status: number) =>
    act(async () => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      answers.at(-1)?.(new Response('', { status }))
      await vi.advanceTimersByTimeAsync(0)
      vi.mocked(console.error).mockClear()
    })
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  return { result, answers, outcomes, send, answer, wait }
}

test('a lead is posted once, however often the button is pressed', async () => {
  const { result, answers, outcomes, send, answer } = openForm()
  expect(result.current).toMatchObject({ isSending: false, failure: null })
  await send()
  await send()
  expect(answers).toHaveLength(1)
  expect(result.current.isSending).toBe(true)
  await answer(200)
  expect(outcomes).toEqual(['busy', 'sent'])
})

test('the form of a lead that has arrived stays locked until it is finished', async () => {
  const { result, send, answer } = openForm()
  await send()
  await answer(200)
  expect(result.current.isSending).toBe(true)
  act(() => result.current.finish())
  expect(result.current).toMatchObject({ isSending: false, failure: null })
})

test('whoever waits for six seconds hears so, and no longer once the lead has arrived', async () => {
  const { result, send, answer, wait } = openForm()
  await send()
  await wait(5900)
  expect(result.current.failure).toBeNull()
  await wait(200)
  expect(result.current).toMatchObject({ isSending: true, failure: 'slow' })
  await answer(200)
  act(() => result.current.finish())
  expect(result.current.failure).toBeNull()
})

test('a failure is named until it is forgotten or tried again; no delay is added to it', async () => {
  const { result, outcomes, send, answer, wait } = openForm()
  await send()
  await answer(500)
  expect(outcomes).toEqual([refused])
  await wait(7000)
  expect(result.current).toMatchObject({ isSending: false, failure: 'refused' })
  await send()
  expect(result.current).toMatchObject({ isSending: true, failure: null })
  await answer(500)
  act(() => result.current.mark())
  expect(result.current.failure).toBeNull()
})

test('a repeat keeps the time of its first send, after a reload too; a damaged time counts as none', async () => {
  sessionStorage.setItem('contact-draft', '{"nome":"Giulia","timestamp":"ieri"}')
  const { result, wait } = openForm()
  const first = result.current.firstSent({ nome: 'Giulia' })
  expect(first.getTime()).toBeGreaterThan(0)
  await wait(1000)
  expect(openForm().result.current.firstSent({ nome: 'Giulia' })).toEqual(first)
  expect(readTextDraft('contact-draft', ['nome'])).toEqual({ nome: 'Giulia' })
})

test('where nothing can be stored, a repeat keeps its time, other values and a new lead do not', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null)
  const { result, wait } = openForm()
  const timeOf = (nome: string) => result.current.firstSent({ nome }).getTime()
  const first = timeOf('Giulia')
  await wait(1000)
  expect(timeOf('Giulia')).toBe(first)
  const second = timeOf('Anna')
  expect(second).toBeGreaterThan(first)
  act(() => result.current.finish())
  await wait(1000)
  expect(timeOf('Anna')).toBeGreaterThan(second)
})

test('a changed field loses its problem, and the others keep theirs', () => {
  const { result } = renderHook(() => useLeadForm<'nome' | 'email'>('contact-draft'))
  act(() => result.current.mark({ nome: 'missing', email: 'notValid' }))
  act(() => result.current.unmark('nome'))
  expect(result.current.problems).toEqual({ email: 'notValid' })
})
