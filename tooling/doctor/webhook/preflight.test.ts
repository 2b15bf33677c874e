import { expect, test } from 'vitest'
import { preflightRefusal } from './preflight.ts'

const origin = 'https://www.palestravenditori.it'

function refusal(change: { status?: number; headers?: Record<string, string> } = {}) {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    ...change.headers,
  }
  const answer = { status: change.status ?? 204, headers, bytes: Buffer.from(''), body: '' }
  return preflightRefusal(answer, origin)
}

test.each([200, 299])('a browser posts after a preflight with %i', status => {
  expect(refusal({ status })).toBeNull()
})

test.each([199, 300])('a browser does not post after a preflight with %i', status => {
  expect(refusal({ status })).toBe(`codice ${status}`)
})

test.each(['*', 'content-type', 'X-A , Content-Type', 'x-a,CONTENT-TYPE,x-b'])(
  'allowed headers “%s” have that of JSON',
  allowed => {
    expect(refusal({ headers: { 'access-control-allow-headers': allowed } })).toBeNull()
  },
)

test.each(['', 'content', 'x-content-type', '**'])(
  'allowed headers “%s” do not have that of JSON',
  allowed => {
    expect(refusal({ headers: { 'access-control-allow-headers': allowed } })).toBe(
      'Access-Control-Allow-Headers non permette content-type',
    )
  },
)

test('only every origin and our own may post', () => {
  const from = (allowed: string) => refusal({ headers: { 'access-control-allow-origin': allowed } })
  expect(from(origin)).toBeNull()
  expect(from(`${origin}/`)).toBe(
    `Access-Control-Allow-Origin permette "${origin}/", non ${origin}`,
  )
})
