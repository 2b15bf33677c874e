import { Agent, buildConnector, fetch } from 'undici'
import { bareDomainOf } from '../../hosting/hosted-site.ts'
import type { Net } from '../request.ts'

export interface Answer {
  status: number
  headers: Record<string, string>
  /** Without compression. */
  body: Buffer
}

export interface Question {
  /** Whether it was asked over https. */
  isSecure: boolean
  host: string
  path: string
}

/** Puts a fault into an answer; null cuts the connection. */
export type Alter = (answer: Answer, question: Question) => Answer | Promise<Answer> | null

/** Machines that test are slow themselves. */
export const patient: Net = { timeout: 15_000, slow: 15_000, pause: 10 }

interface Place {
  /** Where the host listens on this machine. */
  port: number
  hostname: string
  /** Whether the host itself leads the domain without www. to the other; else the panel does. */
  leadsBareDomain?: boolean
  alter?: Alter
}

export const redirect = (location: string): Answer => ({
  status: 301,
  headers: { location },
  body: Buffer.of(),
})

const networkError = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })

/**
 * A fetch for the doctor that finds a host on this machine under its name, and stands for what it lacks
 * here: https and the redirect from http; and the fault of a test.
 */
export function frontOf({ port, hostname, leadsBareDomain, alter = answer => answer }: Place) {
  const connector = buildConnector({})
  const dispatcher = new Agent({
    connect: (options, connected) =>
      connector({ ...options, hostname: '127.0.0.1', port: String(port) }, connected),
  })
  async function answerTo({ isSecure, host, path }: Question, init: object): Promise<Answer> {
    if (!isSecure) return redirect(`https://${host}${path}`)
    if (host !== hostname && !leadsBareDomain) return redirect(`https://${hostname}${path}`)
    const response = await fetch(`http://${host}${path}`, { ...init, dispatcher })
    const body = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: Object.fromEntries(response.headers), body }
  }
  return async (address: string, init: { signal: AbortSignal }): Promise<Response> => {
    const { protocol, host, pathname, search } = new URL(address)
    if (![hostname, bareDomainOf(hostname)].includes(host)) throw networkError('ENOTFOUND')
    const question = { isSecure: protocol === 'https:', host, path: pathname + search }
    const late = new Promise<never>((_resolve, reject) => {
      init.signal.onabort = () => reject(init.signal.reason)
    })
    const answer = alter(await answerTo(question, init), question)
    const { body, ...rest } = (await Promise.race([answer, late])) ?? {}
    if (!body) throw networkError('UND_ERR_SOCKET')
    return new Response(new Uint8Array(body), rest)
  }
}
