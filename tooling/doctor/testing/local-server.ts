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
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface Received {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export type Respond = (received: Received, response: ServerResponse) => void

/** A key or certificate that protects nothing: only the tests in this folder use it. */
export function fixture(name: 'key' | 'localhost' | 'other-host' | 'expired'): string {
  return readFileSync(path.join(import.meta.dirname, `fixtures/test-only-${name}.pem`), 'utf8')
}

/** A real server on a free port of this machine, closed when the test ends. */
export async function runServer(respond: Respond, certificate?: string) {
  const received: Received[] = []
  const listener = async (message: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = message
    const one = { method, path: url, headers, body: await text(message) }
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
  // address() returns a string only for a pipe.
  const { port } = server.address() as AddressInfo
  const host = certificate === undefined ? 'http://127.0.0.1' : 'https://localhost'
  return { address: `${host}:${port}`, received }
}

const anyOrigin = { 'Access-Control-Allow-Origin': '*' }
const anyJson = { ...anyOrigin, 'Access-Control-Allow-Headers': 'content-type' }

/** Receivers with no more than a test needs; recordings has what real ones answer. */
export const receivers = {
  make: ({ method, headers: { origin = '*' } }, response) => {
    const cors = { ...anyJson, 'Access-Control-Allow-Origin': origin }
    response.writeHead(200, { ...cors, 'Content-Type': 'text/plain' })
    response.end(method === 'OPTIONS' ? '' : 'Accepted')
  },
  deletedMake: (_received, response) => {
    response.writeHead(410).end('Gone')
  },
  zapier: ({ method }, response) => {
    response.writeHead(method === 'OPTIONS' ? 405 : 200, anyOrigin).end('{"status":"success"}')
  },
  n8n: ({ method }, response) => {
    const headers = { ...anyOrigin, 'Access-Control-Allow-Headers': '*' }
    response.writeHead(method === 'OPTIONS' ? 204 : 200, headers).end()
  },
  failing: ({ method }, response) => {
    response.writeHead(method === 'OPTIONS' ? 204 : 500, anyJson).end('scenario error')
  },
  /** Allows the preflight, but leaves the header out of the answer to the POST. */
  forgetful: ({ method }, response) => {
    response.writeHead(200, method === 'OPTIONS' ? anyJson : {}).end()
  },
  hanging: () => undefined,
} satisfies Record<string, Respond>
