import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Agent, buildConnector, fetch, request } from 'undici'
import { bareDomainOf } from '../../hosting/hosted-site.ts'
import type { Net } from '../request.ts'

/** A certificate and its key. They protect nothing: only tests use them. */
const pem = readFileSync(path.join(import.meta.dirname, 'test-only-localhost.pem'))

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** As it was sent. */
  body: Buffer
}

export interface Question {
  /** Whether it came over https. */
  isSecure: boolean
  host: string
  path: string
}

/** Puts a fault into an answer; null cuts the connection. */
export type Alter = (answer: Answer, question: Question) => Answer | Promise<Answer> | null

/** Machines that test are slow themselves. */
export const patient: Net = { timeout: 15_000, slow: 15_000, pause: 10 }

/** What the doctor needs to take the certificate of the tests for a sound one. */
export const trusting = { ca: pem, servername: 'localhost' }

interface Place {
  /** Where the host listens on this machine. */
  port: number
  hostname: string
  /** Whether the host itself leads the domain without www. to the other; else the panel does. */
  leadsBareDomain?: boolean
  alter?: Alter
  tls?: { ca?: Buffer; servername: string }
}

export const redirect = (location: string): Answer => ({
  status: 301,
  headers: { location },
  body: Buffer.of(),
})

/** Changes the text of an answer, whatever it was compressed with. */
export function edit(answer: Answer, change: (text: string) => string): Answer {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[
    String(answer.headers['content-encoding'])
  ]
  const body = gzipSync(change(String(unpack ? unpack(answer.body) : answer.body)))
  return { ...answer, headers: { ...answer.headers, 'content-encoding': 'gzip' }, body }
}

async function forward(incoming: IncomingMessage, port: number): Promise<Answer> {
  const { connection: _, ...asked } = incoming.headers
  const url = `http://127.0.0.1:${port}${incoming.url}`
  const { statusCode, headers, body } = await request(url, { headers: asked })
  const { connection, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = headers
  return { status: statusCode, headers: kept, body: Buffer.from(await body.arrayBuffer()) }
}

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // address() returns a string only for a pipe.
  return (server.address() as AddressInfo).port
}

/**
 * Puts what a host on this machine lacks before it: its name, https and the redirect from http; and
 * the fault of a test. The doctor gets a fetch that finds it there.
 */
export async function openFront(place: Place) {
  const { port, hostname, leadsBareDomain, alter = answer => answer, tls = trusting } = place
  const answerTo = (incoming: IncomingMessage, { isSecure, host, path }: Question) => {
    if (!isSecure) return redirect(`https://${host}${path}`)
    const isForHost = host === hostname || leadsBareDomain
    return isForHost ? forward(incoming, port) : redirect(`https://${hostname}${path}`)
  }
  const servers = [false, true].map(isSecure => {
    const server = isSecure ? createSecureServer({ key: pem, cert: pem }) : createServer()
    return server.on('request', async (incoming, outgoing) => {
      const { headers, url: path = '/' } = incoming
      const question = { isSecure, host: headers.host ?? '', path }
      const answer = await alter(await answerTo(incoming, question), question)
      if (answer === null) return outgoing.destroy()
      const { 'content-length': _, ...rest } = answer.headers
      return outgoing.writeHead(answer.status, rest).end(answer.body)
    })
  })
  const [plainPort, securePort] = await Promise.all(servers.map(listen))
  const { servername, ...trust } = tls
  const connector = buildConnector(trust)
  const agent = new Agent({
    connect: (options, connected) => {
      if (![hostname, bareDomainOf(hostname)].includes(options.hostname))
        return connected(Object.assign(new Error('No such name'), { code: 'ENOTFOUND' }), null)
      const port = String(options.protocol === 'https:' ? securePort : plainPort)
      connector({ ...options, hostname: '127.0.0.1', servername, port }, connected)
    },
  })
  const withAgent = (url: string, init: object) => fetch(url, { ...init, dispatcher: agent })
  const close = async () => {
    await agent.destroy()
    for (const server of servers) server.close().closeAllConnections()
  }
  // The same function; its types are of another release.
  return { fetch: withAgent as unknown as typeof globalThis.fetch, close }
}
