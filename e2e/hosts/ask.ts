import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

export interface Answer {
  status: number
  /** Every value of a header, as many as were sent. */
  valuesOf: (name: string) => string[]
  /** The header's value; several are joined as a browser joins them. */
  headerOf: (name: string) => string
  /** Unpacked. */
  body: Buffer
  /** What came over the wire: status line, headers and body. */
  bytes: number
}

export interface Question {
  host: string
  port: number
  path: string
  headers?: Record<string, string>
}

const unpack: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
}

/** Asks a server on this machine. Unlike fetch, it sends any Host and follows no redirect. */
export function ask({ host, port, path, headers = {} }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, agent: false, timeout: 20_000 }
    const outgoing = request({ ...options, headers: { host, ...headers } }, incoming => {
      const { socket, headersDistinct } = incoming
      const valuesOf = (name: string) => headersDistinct[name.toLowerCase()] ?? []
      const unpackBody = unpack[valuesOf('content-encoding')[0] ?? '']
      const read = async () => {
        const sent = await buffer(incoming)
        return {
          status: incoming.statusCode ?? 0,
          valuesOf,
          headerOf: (name: string) => valuesOf(name).join(', '),
          body: unpackBody && sent.length > 0 ? await unpackBody(sent) : sent,
          bytes: socket.bytesRead,
        }
      }
      read().then(resolve, reject)
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error(`No answer to ${path}`)))
    outgoing.on('error', reject)
    outgoing.end()
  })
}
