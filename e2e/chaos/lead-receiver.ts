import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Answer, answerBroken, type FaultKind, keyOf, type Network } from './faults.ts'

export type Lead = Record<string, unknown>

/** With these the browser lets the page read the answers (the form for companies needs it). */
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }

const accepted: Answer = {
  status: 200,
  headers: { ...cors, 'content-type': 'application/json' },
  body: Buffer.from('{"ok":true,"id":"chaos"}'),
}

/** A receiver that never got hold of the lead. */
const losesLead = (kind: FaultKind | undefined) =>
  kind === '404' || kind === '500' || kind === 'hang' || kind === 'reset' || kind === 'reset once'

/**
 * Receives the leads of one lane, in memory. Not the lead inbox of e2e/receiver.ts, because here the
 * answer to a lead that was kept must be able to break.
 */
export class LeadReceiver {
  readonly #server: Server
  readonly leads: Lead[] = []
  /** Milliseconds before each answer, so that something can happen while a send is pending. */
  delay = 0

  private constructor(readonly network: Network) {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => request.socket.destroy())
    })
  }

  static async start(network: Network): Promise<LeadReceiver> {
    const receiver = new LeadReceiver(network)
    receiver.#server.listen(0, '127.0.0.1')
    await once(receiver.#server, 'listening')
    return receiver
  }

  get port(): number {
    // For a TCP server that listens, address() is always an object.
    return (this.#server.address() as AddressInfo).port
  }

  /** Where visitors come from: another company's page, which Back leads to. */
  get advert(): string {
    return `http://127.0.0.1:${this.port}/advert`
  }

  reset(): void {
    this.leads.length = 0
    this.delay = 0
    this.#server.closeAllConnections()
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.shouldKeepAlive = false
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/advert') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Advert</title><p>Advert')
      return
    }
    if (!['/lead', '/company'].includes(pathname)) {
      response.writeHead(404).end()
      return
    }
    const { method = 'GET' } = request
    const kind = this.network.meet(keyOf(method, pathname))
    if (method === 'POST') await this.#receive(request, kind)
    if (kind) await answerBroken(kind, request, response, async () => this.#intact(kind))
    else response.writeHead(accepted.status, accepted.headers).end(accepted.body)
  }

  async #receive(request: IncomingMessage, kind: FaultKind | undefined): Promise<void> {
    const body = await text(request)
    if (!losesLead(kind)) this.leads.push(JSON.parse(body))
    if (this.delay > 0) await new Promise(resolve => setTimeout(resolve, this.delay))
  }

  #intact(kind: FaultKind): Answer {
    const isRefused = kind === '404' || kind === '500'
    return isRefused ? { ...accepted, body: Buffer.from('the scenario is broken') } : accepted
  }
}
