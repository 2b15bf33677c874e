// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { companyFailures } from '~/content/messages'
import { postLead } from './post-lead'
import { sendTimeout } from './send-timeout'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.mocked(console.error).mockClear()
})

const webhook = 'https://hooks.test/lead?key=1'
const timestamp = '2026-11-25T10:00:00.000Z'
const post = (mode: 'cors' | 'no-cors', texts = {}) =>
  postLead('contact', { webhook, payload: { ...texts, timestamp }, mode })

function stubFetch(answer: (init: RequestInit) => Promise<Response>) {
  const fetch = vi.fn((_url: string, init: RequestInit) => answer(init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('a lead is posted as JSON without credentials, and outlives the tab', async () => {
  const fetch = stubFetch(async () => new Response())
  await post('no-cors', { nome: 'Zoë 💪' })
  expect(fetch).toHaveBeenCalledWith(
    webhook,
    expect.objectContaining({
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: `{"nome":"Zoë 💪","timestamp":"${timestamp}"}`,
      keepalive: true,
    }),
  )
})

test('a body of 64 KiB is sent without keepalive, which browsers would refuse', async () => {
  const fetch = stubFetch(async () => new Response())
  const empty = JSON.stringify({ nome: '', timestamp }).length
  for (const nome of ['é'.repeat(33_000), 'x'.repeat(65_536 - empty), 'x'.repeat(65_535 - empty)])
    await post('cors', { nome })
  expect(fetch.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([false, false, true])
})

test('a lead without an answer in time fails, and no timer stays', async () => {
  vi.useFakeTimers()
  stubFetch(
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const outcome = post('cors')
  await vi.advanceTimersByTimeAsync(sendTimeout)
  const message = companyFailures.timedOut(15)
  expect(await outcome).toEqual({ cause: 'noAnswer', message })
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  await post('cors')
  expect(vi.getTimerCount()).toBe(0)
})

test('an ok status, and an answer that cannot be read, count as sent', async () => {
  const opaque = new Response()
  Object.defineProperties(opaque, { type: { value: 'opaque' }, ok: { value: false } })
  for (const answer of [new Response(null, { status: 204 }), opaque]) {
    const fetch = stubFetch(async () => answer)
    expect(await post('no-cors')).toBeNull()
    expect(fetch).toHaveBeenCalledWith(webhook, expect.objectContaining({ mode: 'no-cors' }))
  }
})

test.each([
  [{ status: 500, statusText: 'Internal Server Error' }, 'Errore 500: Internal Server Error'],
  [{ status: 404, statusText: '' }, 'Errore 404'],
])(
  'an error status is a refusal, and the body of the answer is logged (%#)',
  async (init, message) => {
    stubFetch(async () => new Response('scenario not found', init))
    expect(await post('cors')).toEqual({ cause: 'refused', message })
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(2))
    const { status } = init
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [`The contact lead was not sent: status ${status}`],
      ['The webhook refused the lead:', status, 'scenario not found'],
    ])
  },
)

test.each([
  [new TypeError('Failed to fetch'), true, 'unreachable', 'Failed to fetch'],
  [new TypeError('Failed to fetch'), false, 'offline', 'Failed to fetch'],
  [{ message: 'no error at all' }, true, 'unreachable', ''],
] as const)('%s, online: %s, is "%s"', async (error, isOnline, cause, message) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  stubFetch(() => Promise.reject(error))
  expect(await post('cors')).toEqual({ cause, message })
  expect(console.error).toHaveBeenCalledExactlyOnceWith('The contact lead was not sent', error)
})
