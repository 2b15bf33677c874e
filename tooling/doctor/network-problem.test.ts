import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { Agent, fetch } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { explainNetworkProblem } from './network-problem.ts'
import { request } from './request.ts'
import { fixture } from './testing/front.ts'

type Certificate = Parameters<typeof fixture>[0] | null

/** What is said of a server with this certificate, or with none. */
async function problemWith(certificate: Certificate, isTrusted: boolean) {
  const key = { key: fixture('key'), cert: fixture(certificate ?? 'localhost') }
  const server = certificate ? createSecureServer(key) : createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const agent = new Agent({ connect: isTrusted ? { ca: key.cert } : {} })
  onTestFinished(async () => {
    await agent.destroy()
    server.close()
  })
  // address() returns a string only for a pipe.
  const { port } = server.address() as AddressInfo
  const withAgent = (url: string, init: object) => fetch(url, { ...init, dispatcher: agent })
  const net = { timeout: 2_000, fetch: withAgent as unknown as typeof globalThis.fetch }
  const error = await request(`https://localhost:${port}`, net).catch(each => each)
  return explainNetworkProblem(error, 2_000).message
}

test.each([
  ['has expired', 'expired', true, /è scaduto/],
  ['is of another host', 'other-host', true, /di un altro nome di dominio/],
  ['nobody trusts', 'localhost', false, /fatto in casa/],
  ['is none', null, false, /https non funziona/],
] as const)('a certificate that %s is named', async (_sentence, certificate, isTrusted, words) => {
  expect(await problemWith(certificate, isTrusted)).toMatch(words)
})

test.each([
  [new DOMException('late', 'TimeoutError'), /^nessuna risposta entro 2.5 secondi/],
  [new TypeError('failed', { cause: { code: 'ENOTFOUND' } }), /failed/],
  ['odd', /^la richiesta non è riuscita \(odd\)/],
])('%s is explained', (error, words) => {
  expect(explainNetworkProblem(error, 2_500).message).toMatch(words)
})
