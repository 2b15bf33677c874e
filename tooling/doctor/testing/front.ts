import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
} from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Agent, buildConnector, fetch } from 'undici'
import { bareDomainOf } from '../../hosting/hosted-site.ts'
import type { Net } from '../request.ts'

/** A key or certificate that protects nothing: only tests use it. */
export function fixture(name: 'key' | 'localhost' | 'other-host' | 'expired'): string {
  return readFileSync(path.join(import.meta.dirname, `fixtures/test-only-${name}.pem`), 'utf8')
}

export interface Answer {
  status: number
  headers: Record<string, string[]>
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

export type Patience = Pick<Net, 'timeout' | 'slow'>

/** Machines that test are slow themselves. */
export const patient: Patience = { timeout: 15_000, slow: 15_000 }

interface Place {
  /** Where the host listens on this machine. */
  port: number
  hostname: string
  /** Whether the host itself leads the domain without www. to the other; else the panel does. */
  leadsBareDomain?: boolean
  alter?: Alter
  patience?: Patience
}

export const redirect = (location: string, status = 301): Answer => ({
  status,
  headers: { location: [location] },
  body: Buffer.of(),
})

/** Changes the text of an answer, whatever it was compressed with. */
export function edit(answer: Answer, change: (text: string) => string): Answer {
  const encoding = answer.headers['content-encoding']?.[0]
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? '']
  const body = gzipSync(change(String(unpack ? unpack(answer.body) : answer.body)))
  return { ...answer, headers: { ...answer.headers, 'content-encoding': ['gzip'] }, body }
}

async function forward({ url, headers }: IncomingMessage, port: number): Promise<Answer> {
  const outgoing = request({ host: '127.0.0.1', port, path: url, headers, agent: false }).end()
  const [incoming]: [IncomingMessage] = await once(outgoing, 'response').then(([one]) => [one])
  const { 'transfer-encoding': _, connection, ...kept } = incoming.headersDistinct
  const lists = Object.entries(kept).map(([name, values = []]) => [name, values])
  const body = await buffer(incoming)
  return { status: incoming.statusCode ?? 0, headers: Object.fromEntries(lists), body }
}

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // address() returns a string only for a pipe.
  return (server.address() as AddressInfo).port
}

/**
 * Puts what a host on this machine lacks before it: its name, https and the redirect from http; and
 * the fault of a test. The doctor gets a fetch that finds it there and trusts it.
 */
export async function openFront({
  port,
  hostname,
  leadsBareDomain = false,
  alter,
  patience = patient,
}: Place) {
  const home = `https://${hostname}`
  const answerTo = (incoming: IncomingMessage, { isSecure, host, path }: Question) => {
    if (!isSecure) return redirect(`https://${host}${path}`)
    return host === hostname || leadsBareDomain ? forward(incoming, port) : redirect(home + path)
  }
  const listenerFor =
    (isSecure: boolean): RequestListener =>
    async (incoming, outgoing) => {
      const { headers, url: path = '/' } = incoming
      const question = { isSecure, host: headers.host ?? '', path }
      const sound = await answerTo(incoming, question)
      const answer = alter ? await alter(sound, question) : sound
      if (answer === null) return outgoing.destroy()
      const { 'content-length': _, ...rest } = answer.headers
      return outgoing.writeHead(answer.status, rest).end(answer.body)
    }
  const plain = createServer(listenerFor(false))
  const key = { key: fixture('key'), cert: fixture('localhost') }
  const secure = createSecureServer(key, listenerFor(true))
  const [plainPort, securePort] = [await listen(plain), await listen(secure)]
  const known = [hostname, bareDomainOf(hostname)]
  const connector = buildConnector({ ca: fixture('localhost') })
  const agent = new Agent({
    connect: (options, connected) => {
      if (!known.includes(options.hostname))
        return connected(Object.assign(new Error('No such name'), { code: 'ENOTFOUND' }), null)
      const port = String(options.protocol === 'https:' ? securePort : plainPort)
      const here = { hostname: '127.0.0.1', servername: 'localhost', port }
      return connector({ ...options, ...here }, connected)
    },
  })
  const net: Net = {
    ...patience,
    pause: 10,
    // The same function; its types are of another release.
    fetch: ((url: string, init: object) =>
      fetch(url, { ...init, dispatcher: agent })) as unknown as typeof globalThis.fetch,
  }
  const close = async () => {
    await agent.destroy()
    for (const server of [plain, secure]) server.close().closeAllConnections()
  }
  return { net, close }
}
