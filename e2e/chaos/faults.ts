import type { IncomingMessage, ServerResponse } from 'node:http'

/** What can become of one request. "Once" breaks the first of its kind, all others break each time. */
export const requestFaults = ['reset once', 'reset', '404', '500', 'hang', 'slow', 'cut'] as const

/** What only a receiver can do: it keeps the lead, and then the connection breaks. */
export const receiverFaults = ['late reset once', 'late reset'] as const

export type FaultKind = (typeof requestFaults)[number] | (typeof receiverFaults)[number]

export interface RequestFault {
  /** Method and path, with a star for the hash: "GET /assets/app-*.js". */
  key: string
  kind: FaultKind
}

export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** How long a slow answer takes, in milliseconds. */
const slowness = 8_000

/** The network of one lane: notes what is asked for, and says which request to break. */
export class Network {
  /** Each key once, in the order of the first request. */
  readonly keys = new Set<string>()
  lastRequestAt = 0
  #fault: RequestFault | undefined
  #hits = 0

  reset(fault?: RequestFault): void {
    this.keys.clear()
    this.lastRequestAt = Date.now()
    this.#fault = fault
    this.#hits = 0
  }

  /** Notes a request; the result is what shall go wrong with it. */
  meet(key: string): FaultKind | undefined {
    this.keys.add(key)
    this.lastRequestAt = Date.now()
    if (this.#fault?.key !== key) return undefined
    this.#hits++
    const { kind } = this.#fault
    return kind.endsWith('once') && this.#hits > 1 ? undefined : kind
  }
}

/** Files of one build and of the next share a key: the hash of the content is left out. */
export function keyOf(method: string, pathname: string): string {
  return `${method} ${pathname.replace(/(\/assets\/.*)-[\w-]{8}(\.\w+)$/, '$1-*$2')}`
}

/** Answers in the way that the fault wants. `answer` is what would have come without it. */
export async function answerBroken(
  kind: FaultKind,
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => Promise<Answer>,
): Promise<void> {
  if (kind === 'hang') return
  if (kind.includes('reset')) {
    request.socket.resetAndDestroy()
    return
  }
  if (kind === 'slow') await new Promise(resolve => setTimeout(resolve, slowness))
  const { status, headers, body } = await answer()
  if (kind === '404' || kind === '500') response.writeHead(Number(kind), headers).end(body)
  else response.writeHead(status, { ...headers, 'content-length': String(body.length) })
  if (kind === 'slow') response.end(body)
  if (kind === 'cut') {
    // Late enough for a page to show something: before that it is a page that never arrives.
    const part = body.subarray(0, Math.floor(body.length * 0.75))
    response.write(part, () => request.socket.destroy())
  }
}
