import { act, renderHook, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TimeoutError } from '~/lib/post-json'
import { failureOf, RefusedError } from './send-failure'
import { useSending } from './use-sending'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

afterEach(() => {
  vi.useRealTimers()
  toast.dismiss()
})

const notice = { title: 'Errore', description: 'Non inviato' }
const toasts = () => toast.getToasts().map(shown => 'title' in shown && shown.description)

/** A form whose posts are answered by hand. */
function openForm(lead: 'lead' | 'company lead' = 'lead') {
  const posts: { timestamp: Date; arrive: () => void; fail: (error: Error) => void }[] = []
  const onSent = vi.fn()
  const describeFailure = vi.fn(() => notice)
  const { result } = renderHook(() => useSending('contact-draft'))
  const send = (values: object = { nome: 'Giulia' }) =>
    act(async () => {
      const post = (timestamp: Date) =>
        new Promise<void>((arrive, fail) => posts.push({ timestamp, arrive, fail }))
      void result.current.send({ lead, values, post, onSent, describeFailure })
    })
  const arrive = () => act(async () => posts.at(-1)?.arrive())
  const fail = (error: Error = new TypeError('Failed to fetch')) =>
    act(async () => posts.at(-1)?.fail(error))
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  return { result, posts, onSent, describeFailure, send, arrive, fail, wait }
}

test('a lead is sent once, however often the button is pressed', async () => {
  const { result, posts, onSent, send, arrive } = openForm()
  expect(result.current).toMatchObject({ isSending: false, failure: null })
  await send()
  await send()
  expect(posts).toHaveLength(1)
  expect(result.current.isSending).toBe(true)
  expect(onSent).not.toHaveBeenCalled()
  await arrive()
  expect(onSent).toHaveBeenCalledOnce()
  expect(result.current).toMatchObject({ isSending: false, failure: null })
  await send()
  expect(posts).toHaveLength(2)
})

test('whoever waits for six seconds hears so, until the lead has arrived', async () => {
  const { result, send, arrive, wait } = openForm()
  await send()
  await wait(5900)
  expect(result.current.failure).toBeNull()
  await wait(200)
  expect(result.current).toMatchObject({ isSending: true, failure: 'slow' })
  await arrive()
  expect(result.current).toMatchObject({ isSending: false, failure: null })
})

test('a failure is noted, named and can be forgotten; no delay is added to it', async () => {
  const { result, onSent, describeFailure, send, fail, wait } = openForm('company lead')
  const error = new RefusedError('500')
  await send()
  await fail(error)
  expect(result.current).toMatchObject({ isSending: false, failure: 'refused' })
  expect(onSent).not.toHaveBeenCalled()
  expect(describeFailure).toHaveBeenCalledExactlyOnceWith(error)
  await waitFor(() => expect(toasts()).toEqual(['Non inviato']))
  expect(console.error).toHaveBeenCalledExactlyOnceWith('The company lead was not sent', error)
  vi.mocked(console.error).mockClear()
  await wait(7000)
  expect(result.current.failure).toBe('refused')
  act(() => result.current.clearFailure())
  expect(result.current.failure).toBeNull()
})

test('where nothing can be stored, a repeat keeps its time, other values and a new lead do not', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null)
  const { posts, send, arrive, fail, wait } = openForm()
  const times = () => posts.map(({ timestamp }) => timestamp.getTime())
  await send()
  await fail()
  await wait(1000)
  await send()
  const [first = 0, second] = times()
  expect(second).toBe(first)
  await fail()
  await send({ nome: 'Anna' })
  const third = times()[2] ?? 0
  expect(third).toBeGreaterThan(first)
  await arrive()
  await wait(1000)
  await send({ nome: 'Anna' })
  expect(times()[3]).toBeGreaterThan(third)
  vi.mocked(console.error).mockClear()
})

test.each([
  [new RefusedError('500'), true, 'refused'],
  [new TimeoutError('late'), true, 'noAnswer'],
  [new TypeError('Failed to fetch'), true, 'unreachable'],
  [new TypeError('Failed to fetch'), false, 'offline'],
] as const)('%s, online: %s, is "%s"', (error, isOnline, failure) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  expect(failureOf(error)).toBe(failure)
})
