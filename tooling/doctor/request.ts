import { setTimeout } from 'node:timers/promises'

export interface Net {
  /** The milliseconds within which an answer and its body must arrive. */
  timeout: number
  /** Asks in the place of the built-in fetch: tests know other certificates and hosts. */
  fetch?: (url: string, init: RequestInit & { signal: AbortSignal }) => Promise<Response>
  /** The milliseconds before a request that failed is sent again. */
  pause?: number
  /** The milliseconds from which a first byte comes late. */
  slow?: number
}

/** The bytes of a body that are enough: a whole film takes too long on a slow line. */
export const mostRead = 1_000_000

export type HttpAnswer = Awaited<ReturnType<typeof request>>

/**
 * Sends one request and follows no redirect. The names of headers are in lower case, the bytes without
 * compression, and the wait is that for the first of them. Of a body longer than this no more is read.
 *
 * @throws the error of the network (see network-problem.ts), or a TimeoutError.
 */
export async function request(url: string, net: Net, sent: RequestInit = {}) {
  const { timeout, fetch = globalThis.fetch } = net
  const started = performance.now()
  const response = await fetch(url, {
    ...sent,
    headers: {
      'User-Agent': 'Mozilla/5.0 (palestra-venditori doctor)',
      'Accept-Encoding': 'br, gzip',
      ...sent.headers,
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  })
  const wait = performance.now() - started
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    parts.push(part)
    size += part.length
    if (size > mostRead) break
  }
  const bytes = Buffer.concat(parts)
  const headers: Record<string, string | undefined> = Object.fromEntries(response.headers)
  return { status: response.status, headers, bytes, body: String(bytes), wait }
}

/** What web.dev calls poor. */
const slowWait = 1_800

export const isSlow = ({ wait }: HttpAnswer, { slow = slowWait }: Net) => wait > slow

/** Asks once more where that may help: after a failure, a refusal or a long wait. */
export async function ask(url: string, net: Net): Promise<HttpAnswer> {
  const first = await request(url, net).catch(() => null)
  if (first && first.status < 500 && first.status !== 429 && !isSlow(first, net)) return first
  await setTimeout(net.pause ?? 1_000)
  return request(url, net)
}
