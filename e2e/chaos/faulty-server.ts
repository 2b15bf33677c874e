import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sirv from 'sirv'
import { hostFiles } from '../../tooling/hosting/hosted-site.ts'
import { readVercelHeaders } from '../../tooling/hosting/vercel.ts'
import { type Answer, answerBroken, keyOf, type Network } from './faults.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A built site as a static host serves it (tooling/hosting/static-host.ts), uncompressed. */
function siteHandler(folder: string): Handler {
  const headersOf = readVercelHeaders(readFileSync(path.join(folder, 'vercel.json'), 'utf8'))
  const notFound = readFileSync(path.join(folder, '404.html'))
  const sendFile = sirv(folder, { etag: true, extensions: ['html'], maxAge: 0 })
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    for (const [name, value] of headersOf(pathname)) response.setHeader(name, value)
    const sendNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(notFound)
    }
    if (hostFiles.includes(pathname)) sendNotFound()
    else sendFile(request, response, sendNotFound)
  }
}

/** A request that carries this is the server's own: it wants the answer as it would have been. */
const intactHeader = 'x-intact'

/** Serves a built site, breaks what the network says, and can deploy the next build. */
export class FaultyServer {
  readonly #server: Server
  readonly #handlers: { first: Handler; second: Handler }
  #isDeployed = false

  private constructor(
    folders: { first: string; second: string },
    readonly network: Network,
  ) {
    this.#handlers = { first: siteHandler(folders.first), second: siteHandler(folders.second) }
    this.#server = createServer((request, response) => this.#answer(request, response))
  }

  static async start(folders: { first: string; second: string }, network: Network) {
    const site = new FaultyServer(folders, network)
    site.#server.listen(0, '127.0.0.1')
    await once(site.#server, 'listening')
    return site
  }

  get origin(): string {
    // For a TCP server that listens, address() is always an object.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** From now on the next build is served, and no file of the first one is there any more. */
  deploy(): void {
    this.#isDeployed = true
  }

  reset(): void {
    this.#isDeployed = false
    this.#server.closeAllConnections()
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    // The browser repeats by itself what breaks on a connection that was used before.
    response.shouldKeepAlive = false
    const isOwn = request.headers[intactHeader] !== undefined
    const { pathname } = new URL(request.url ?? '/', this.origin)
    const kind = isOwn ? undefined : this.network.meet(keyOf(request.method ?? 'GET', pathname))
    if (kind) {
      answerBroken(kind, request, response, () => this.#intact(request, kind)).catch(() =>
        request.socket.destroy(),
      )
    } else this.#handler(request, response)
  }

  get #handler(): Handler {
    return this.#isDeployed ? this.#handlers.second : this.#handlers.first
  }

  /** What the answer would be without the fault; for a 404 or 500 what a host would send instead. */
  async #intact(request: IncomingMessage, kind: string): Promise<Answer> {
    if (kind === '500') {
      return {
        status: 500,
        headers: { 'content-type': 'text/plain' },
        body: Buffer.from('Internal Server Error'),
      }
    }
    const address = kind === '404' ? '/assets/gone.js' : request.url
    const { range } = request.headers
    const response = await fetch(`${this.origin}${address}`, {
      headers: { [intactHeader]: '1', ...(range && { range }) },
    })
    const { connection: _, 'keep-alive': __, ...headers } = Object.fromEntries(response.headers)
    if (kind === '404') headers['cache-control'] = 'no-cache'
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) }
  }
}
