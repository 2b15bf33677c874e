import { expect, test } from 'vitest'
import type { Header } from '../../tooling/hosting/security-headers.ts'
import { sentHeaders } from './sent-headers.ts'

const policy = (value: string): Header => ['Content-Security-Policy', value]
const nosniff: Header = ['X-Content-Type-Options', 'nosniff']
const cache: Header = ['Cache-Control', 'no-cache']

/** The build of a site that has no page but /aziende. */
const built = {
  ownHeadersOf: (address: string) => [
    policy(address === '/aziende' ? 'aziende' : '404'),
    nosniff,
    cache,
  ],
  commonHeadersOf: () => [policy('all'), nosniff],
}

const sent = (address: string, ...headers: Header[]) => {
  const valuesOf = (name: string) =>
    headers.filter(([each]) => each === name).map(([, value]) => value)
  const headerOf = (name: string) => valuesOf(name).join(', ')
  const answer = { status: 200, valuesOf, headerOf, body: Buffer.of(), bytes: 0 }
  return sentHeaders({ built, ask: async () => answer }, address)
}

test('the headers of the address itself, or those for all', async () => {
  expect(await sent('/aziende', policy('aziende'), nosniff)).toBe('own policy')
  expect(await sent('/aziende', policy('all'), nosniff)).toBe('one policy')
  expect(await sent('/not-there', policy('404'), nosniff)).toBe('own policy')
})

test('a redirect may have the policy of where it leads', async () => {
  const location: Header = ['Location', 'http://www.example.it/aziende']
  expect(await sent('/aziende/', policy('aziende'), nosniff, location)).toBe('own policy')
  expect(await sent('/aziende/', policy('other'), nosniff, location)).toMatch(/^wrong/)
})

test.each<[string, Header[], string]>([
  ['the policy of another page', [policy('404'), nosniff], 'Content-Security-Policy'],
  ['two policies', [policy('aziende'), policy('aziende'), nosniff], 'Content-Security-Policy'],
  ['no policy', [nosniff], 'Content-Security-Policy'],
  ['a header less', [policy('aziende')], 'X-Content-Type-Options'],
])('%s is named', async (_what, headers, name) => {
  expect(await sent('/aziende', ...headers)).toBe(`wrong: ${name}`)
})
