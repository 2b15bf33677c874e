import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { runNginx } from '../tooling/hosting/run-nginx.ts'

// For a host that is only this machine; the browser of the benchmark is told to take it.
const fixtures = path.resolve(import.meta.dirname, '../tooling/doctor/testing/fixtures')
const tls = {
  certificate: path.join(fixtures, 'test-only-localhost.pem'),
  key: path.join(fixtures, 'test-only-key.pem'),
}

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

async function untilItListens(port: number) {
  for (let attempt = 1; ; attempt++) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return
    } catch (error) {
      if (attempt === 50) throw error
      await setTimeout(100)
    } finally {
      socket.destroy()
    }
  }
}

interface Served {
  folder: string
  /** The build that wrote the rules of the host. */
  rulesOf: string
}

/** Serves a built folder as a real host does: nginx, HTTP/2 over TLS, brotli and all headers. */
export async function serve(built: Served): Promise<{ origin: string; close: () => void }> {
  const port = await freePort()
  const nginx = await runNginx({ ...built, port, tls })
  await untilItListens(port)
  return { origin: `https://127.0.0.1:${port}`, close: () => nginx.kill() }
}
