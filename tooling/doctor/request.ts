export interface Net {
  /** The milliseconds within which an answer and its body must arrive. */
  timeout: number
  /** Asks in the place of the built-in fetch: tests know other certificates and hosts. */
  fetch?: typeof globalThis.fetch
  /** The milliseconds before a request that failed is sent again. */
  pause?: number
  /** The milliseconds from which a first byte comes late. */
  slow?: number
}

export interface HttpAnswer {
  status: number
  /** Names are in lower case. */
  headers: Record<string, string>
  /** What was sent, without compression. */
  bytes: Buffer
  /** The same as text. */
  body: string
  /** The milliseconds until the first byte. */
  wait: number
}

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The bytes after which the rest of the answer is not read. */
  limit?: number
}

/** Larger than any page. */
const bodyLimit = 4_000_000

async function readBody({ body }: Response, limit: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    parts.push(part)
    size += part.length
    if (size > limit) break
  }
  return Buffer.concat(parts)
}

/**
 * Sends one request and follows no redirect.
 *
 * @throws the error of the network (see network-problem.ts), or a TimeoutError.
 */
export async function request(url: string, net: Net, sent: Sent = {}): Promise<HttpAnswer> {
  const { timeout, fetch = globalThis.fetch } = net
  const { limit = bodyLimit, headers: sentHeaders, ...question } = sent
  const started = performance.now()
  const response = await fetch(url, {
    ...question,
    headers: {
      'User-Agent': 'Mozilla/5.0 (palestra-venditori doctor)',
      'Accept-Encoding': 'br, gzip',
      ...sentHeaders,
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  })
  const wait = performance.now() - started
  const bytes = await readBody(response, limit)
  const headers = Object.fromEntries(response.headers)
  return { status: response.status, headers, bytes, body: bytes.toString('utf8'), wait }
}
