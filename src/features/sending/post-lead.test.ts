// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { companyFailures } from '~/content/messages'
import { rememberLanding } from '~/lib/landing-address'
import { TimeoutError } from '~/lib/post-json'
import { postLead, webhookAddress } from './post-lead'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.mocked(console.error).mockClear()
  history.replaceState(null, '', '/')
})

const webhook = 'https://hooks.test/lead?key=1'

function stubFetch(answer: () => Promise<Response>) {
  const fetch = vi.fn((_url: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

function land(address: string) {
  history.replaceState(null, '', address)
  rememberLanding()
  history.replaceState(null, '', '/privacy-policy')
}

test('an ok status, and an answer that cannot be read, count as sent', async () => {
  const opaque = new Response()
  Object.defineProperties(opaque, { type: { value: 'opaque' }, ok: { value: false } })
  for (const answer of [new Response(null, { status: 204 }), opaque]) {
    const fetch = stubFetch(async () => answer)
    expect(await postLead('lead', webhook, {}, 'no-cors')).toBeNull()
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
    expect(await postLead('lead', webhook, {}, 'cors')).toEqual({ cause: 'refused', message })
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(2))
    const { status } = init
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [`The lead was not sent: status ${status}`],
      ['The webhook refused the lead:', status, 'scenario not found'],
    ])
  },
)

test.each([
  [new TimeoutError('late'), true, 'noAnswer', companyFailures.timedOut(15)],
  [new TypeError('Failed to fetch'), true, 'unreachable', 'Failed to fetch'],
  [new TypeError('Failed to fetch'), false, 'offline', 'Failed to fetch'],
  [{ message: 'no error at all' }, true, 'unreachable', ''],
] as const)('%s, online: %s, is "%s"', async (error, isOnline, cause, message) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  stubFetch(() => Promise.reject(error))
  expect(await postLead('lead', webhook, {}, 'cors')).toEqual({ cause, message })
  expect(console.error).toHaveBeenCalledExactlyOnceWith('The lead was not sent', error)
})

test.each([
  ['the setting', '', '/?utm_source=meta'],
  ['a campaign', 'utm', '/'],
])('without %s the address of the webhook stays as it is', (_what, setting, address) => {
  vi.stubEnv('VITE_LEAD_CAMPAIGN', setting)
  land(address)
  expect(webhookAddress(webhook)).toBe(webhook)
})

test('with the setting the campaign of the landing address is added, and nothing else of it', () => {
  vi.stubEnv('VITE_LEAD_CAMPAIGN', 'utm')
  land('/?metodo&utm_source=meta ads&utm_campaign=autunno&fbclid=abc&email=a@b.it')
  expect(webhookAddress(webhook)).toBe(
    'https://hooks.test/lead?key=1&utm_source=meta+ads&utm_campaign=autunno',
  )
})
