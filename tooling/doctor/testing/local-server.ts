import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { onTestFinished } from 'vitest'

export interface Received {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export type Respond = (received: Received, response: ServerResponse) => void

/** Keys and certificates that protect nothing: they exist for the tests in this folder. */
export function fixture(name: 'key' | 'localhost' | 'other-host' | 'expired'): string {
  return readFileSync(path.join(import.meta.dirname, `fixtures/test-only-${name}.pem`), 'utf8')
}

async function readText(message: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of message) text += part
  return text
}

/** A real server on a free port of this machine, closed when the test ends. */
export async function runServer(respond: Respond, certificate?: string) {
  const received: Received[] = []
  const listener = async (message: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = message
    const one = { method, path: url, headers, body: await readText(message) }
    received.push(one)
    respond(one, response)
  }
  const server =
    certificate === undefined
      ? createServer(listener)
      : createSecureServer({ key: fixture('key'), cert: certificate }, listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  // address() is a string only for a pipe.
  const { port } = server.address() as AddressInfo
  const host = certificate === undefined ? 'http://127.0.0.1' : 'https://localhost'
  return { address: `${host}:${port}`, received }
}

/** Receivers as the engineering notes describe them. */
export const receivers = {
  make: ({ method, headers }, response) => {
    response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*')
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
    response.writeHead(200, { 'Content-Type': 'text/plain' })
    response.end(method === 'OPTIONS' ? '' : 'Accepted')
  },
  deletedMake: (_received, response) => {
    response.writeHead(410).end('Gone')
  },
  zapier: ({ method }, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.writeHead(method === 'OPTIONS' ? 405 : 200).end('{"status":"success"}')
  },
  n8n: ({ method }, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*')
    response.writeHead(method === 'OPTIONS' ? 204 : 200).end()
  },
  failing: ({ method }, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'content-type')
    response.writeHead(method === 'OPTIONS' ? 204 : 500).end('scenario error')
  },
  /** Allows the question and forgets the header in its answer. */
  forgetful: ({ method }, response) => {
    if (method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Access-Control-Allow-Headers', 'content-type')
    }
    response.writeHead(200).end()
  },
  hanging: () => undefined,
} satisfies Record<string, Respond>
