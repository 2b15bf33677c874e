import { expect, test, vi } from 'vitest'
import { companyFailures } from '~/content/messages'
import { TimeoutError } from '~/lib/post-json'
import { emptyCompany, toCompanyPayload } from './company-lead'
import { describeError, sendCompanyLead } from './send-company-lead'

const payload = toCompanyPayload({ ...emptyCompany, nome: 'Giulia' }, new Date(0))

function stubFetch(answer: () => Promise<Response>) {
  const fetch = vi.fn((_url: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('the lead is posted as JSON in cors mode, and an ok status is a success', async () => {
  const fetch = stubFetch(async () => new Response(null, { status: 204 }))
  await expect(sendCompanyLead(payload)).resolves.toBeUndefined()
  expect(fetch.mock.calls[0]?.[0]).toBe('https://hooks.test/company')
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    mode: 'cors',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
  })
})

test.each([
  [{ status: 500, statusText: 'Internal Server Error' }, 'Errore 500: Internal Server Error'],
  [{ status: 404, statusText: '' }, 'Errore 404'],
])(
  'an error status becomes the message, and the body of the answer is logged (%#)',
  async (init, message) => {
    stubFetch(async () => new Response('scenario not found', init))
    await expect(sendCompanyLead(payload)).rejects.toThrow(message)
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled())
    expect(console.error).toHaveBeenCalledWith(
      'The company webhook refused the lead:',
      init.status,
      'scenario not found',
    )
    vi.mocked(console.error).mockClear()
  },
)

test.each([
  [new TypeError('Failed to fetch'), 'Failed to fetch'],
  [new Error(''), 'Si è verificato un errore. Riprova più tardi.'],
  [{ message: 'no error at all' }, 'Si è verificato un errore. Riprova più tardi.'],
  [new TimeoutError('late'), companyFailures.timedOut(15)],
])('the toast has the message of the error, or the default one (%#)', (error, message) => {
  expect(describeError(error)).toBe(message)
})
