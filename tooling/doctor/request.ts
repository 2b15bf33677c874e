import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

export interface Net {
  /** The milliseconds within which an answer and its body must arrive. */
  timeout: number
  /** Certificates that replace the usual authorities, for tests. */
  ca?: string
  /** Finds the addresses of hosts instead of the DNS, for tests. */
  lookup?: LookupFunction
}

export interface HttpAnswer {
  status: number
  /** Names are in lower case. */
  headers: Record<string, string>
  /** What was sent, without compression. */
  bytes: Buffer
  /** The same as text. */
  body: string
}

/** Larger than any page; the rest of a body is not read. */
export const bodyLimit = 4_000_000

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of message) {
    parts.push(part)
    size += part.length
    if (size > bodyLimit) break
  }
  return Buffer.concat(parts)
}

function decode(bytes: Buffer, encoding = ''): Buffer {
  const decoder = decoders[encoding.trim().toLowerCase()]
  try {
    return decoder ? decoder(bytes) : bytes
  } catch {
    return Buffer.alloc(0)
  }
}

/**
 * Sends one request on a connection of its own and follows no redirect. fetch would hide why TLS
 * failed and how the body was compressed.
 *
 * @throws the error of the network (see network-problem.ts), or a TimeoutError.
 */
export async function request(
  url: string,
  net: Net,
  sent: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<HttpAnswer> {
  const signal = AbortSignal.timeout(net.timeout)
  const options = {
    method: sent.method ?? 'GET',
    headers: {
      'User-Agent': 'Mozilla/5.0 (palestra-venditori doctor)',
      Accept: '*/*',
      'Accept-Encoding': 'br, gzip, deflate',
      ...sent.headers,
    },
    agent: false,
    ca: net.ca,
    lookup: net.lookup,
    signal,
  }
  try {
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const start = url.startsWith('https:') ? httpsRequest : httpRequest
      start(url, options, resolve).on('error', reject).end(sent.body)
    })
    const headers = Object.fromEntries(
      Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
    )
    const bytes = decode(await readBody(message), headers['content-encoding'])
    return { status: message.statusCode ?? 0, headers, bytes, body: bytes.toString('utf8') }
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  }
}
