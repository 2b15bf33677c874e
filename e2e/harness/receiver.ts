import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { createInboxApp } from '../../tooling/lead-inbox/inbox-app.ts'
import { readLeads } from '../../tooling/lead-inbox/leads.ts'

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** The real lead inbox on a free port; a test can replace how it answers. */
export async function startReceiver() {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'inbox-')), 'inbox.ndjson')
  const app = createInboxApp({ file, log: console.error })
  const inbox: RequestListener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  let answer = inbox
  const server = createServer((request, response) => answer(request, response))
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening')
  await listen(0)
  // A TCP server that listens has such an address.
  const { port } = server.address() as AddressInfo

  async function refuse() {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
    // A browser sends a request once more when its connection breaks: that one must find nobody, too.
    await setTimeout(200)
  }

  return {
    port,
    refuse,
    behaveLike(listener: RequestListener) {
      answer = listener
    },
    async reset() {
      answer = inbox
      if (!server.listening) await listen(port)
      await rm(file, { force: true })
    },
    leads: () => readLeads(file),
  }
}
