import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

export interface Net {
  /** How long an answer may take, body included, in milliseconds. */
  timeout: number
  /** Certificates to trust instead of the usual authorities, for tests. */
  ca?: string
}

export interface Answer {
  url: string
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  body: string
}

/** More than any page or receiver answers; what comes after is not read. */
const bodyLimit = 4_000_000

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

function decode(bytes: Buffer, encoding = ''): string {
  const decoder = decoders[encoding.trim().toLowerCase()]
  try {
    return (decoder ? decoder(bytes) : bytes).toString('utf8')
  } catch {
    return ''
  }
}

/**
 * One request on a connection of its own, redirects not followed. Not fetch: it hides why TLS
 * failed behind its own error, and how the body was compressed.
 *
 * @throws what the network says (see network-problem.ts), or a TimeoutError.
 */
export async function request(
  url: string,
  sent: { method?: string; headers?: Record<string, string>; body?: string },
  net: Net,
): Promise<Answer> {
  const signal = AbortSignal.timeout(net.timeout)
  const options = {
    method: sent.method ?? 'GET',
    headers: {
      'User-Agent': 'Mozilla/5.0 (palestra-venditori doctor)',
      Accept: '*/*',
      'Accept-Encoding': 'br, gzip, deflate',
      ...(sent.body === undefined ? {} : { 'Content-Length': Buffer.byteLength(sent.body) }),
      ...sent.headers,
    },
    agent: false,
    signal,
    ...(net.ca === undefined ? {} : { ca: net.ca }),
  } as const
  try {
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const start = url.startsWith('https:') ? httpsRequest : httpRequest
      start(url, options, resolve).on('error', reject).end(sent.body)
    })
    const headers = Object.fromEntries(
      Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
    )
    const body = decode(await readBody(message), headers['content-encoding'])
    return { url, status: message.statusCode ?? 0, headers, body }
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  }
}
