import { afterEach, expect, test, vi } from 'vitest'
import { postJson, sendTimeout } from './post-json'

afterEach(() => {
  vi.useRealTimers()
})

function stubFetch(answer: (init: RequestInit) => Promise<Response>) {
  const fetch = vi.fn((_url: string, init: RequestInit) => answer(init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('a request carries JSON without credentials, in the given mode, and outlives the tab', async () => {
  const fetch = stubFetch(async () => new Response())
  await postJson('https://hooks.test/lead', { nome: 'Zoë 💪' }, 'no-cors')
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('https://hooks.test/lead')
  expect(init).toMatchObject({
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: '{"nome":"Zoë 💪"}',
    keepalive: true,
  })
})

test('a body of 64 KiB is sent without keepalive, which browsers would refuse', async () => {
  const fetch = stubFetch(async () => new Response())
  const empty = JSON.stringify({ nome: '' }).length
  for (const nome of ['é'.repeat(33_000), 'x'.repeat(65_536 - empty), 'x'.repeat(65_535 - empty)])
    await postJson('https://hooks.test/lead', { nome }, 'cors')
  expect(fetch.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([false, false, true])
})

test('a request without an answer in time is aborted', async () => {
  vi.useFakeTimers()
  stubFetch(
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const outcome = expect(postJson('https://hooks.test/lead', {}, 'cors')).rejects.toThrow(
    expect.objectContaining({ name: 'TimeoutError', message: 'No answer within 15000 ms' }),
  )
  await vi.advanceTimersByTimeAsync(sendTimeout)
  await outcome
})

test('an error of fetch reaches the caller, and nothing is waited for any more', async () => {
  vi.useFakeTimers()
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(postJson('https://hooks.test/lead', {}, 'cors')).rejects.toThrow('Failed to fetch')
  expect(vi.getTimerCount()).toBe(0)
})
