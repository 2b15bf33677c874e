import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createInboxApp, type InboxOptions } from './inbox-app.ts'

export interface LeadInbox {
  /** The origin. The webhooks are `${url}/lead` and `${url}/company`. */
  url: string
  port: number
  close(): Promise<void>
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host)
  await once(server, 'listening')
  // For a TCP server that listens, address() is always an object.
  return (server.address() as AddressInfo).port
}

async function stop(server: Server): Promise<void> {
  if (!server.listening) return
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

/**
 * Runs the local lead inbox, on loopback only. Port 0 picks a free port.
 *
 * @throws Error with a one-line message that names the port and INBOX_PORT, if the port is in use.
 */
export async function startLeadInbox({
  port: wanted,
  ...options
}: InboxOptions & { port: number }): Promise<LeadInbox> {
  const listener = getRequestListener(createInboxApp(options).fetch, {
    overrideGlobalObjects: false,
  })
  const [ipv4, ipv6] = [createServer(listener), createServer(listener)]
  const close = async () => void (await Promise.all([stop(ipv4), stop(ipv6)]))
  try {
    const port = await listen(ipv4, wanted, '127.0.0.1')
    // Browsers try ::1 first for localhost, so another program there would receive the leads.
    await listen(ipv6, port, '::1').catch(error => {
      const hasNoIpv6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code)
      if (!hasNoIpv6) throw error
    })
    return { url: `http://localhost:${port}`, port, close }
  } catch (error) {
    await close()
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new Error(
      `The lead inbox cannot start: port ${wanted} is already in use. Stop what uses it, or set INBOX_PORT to another port.`,
      { cause: error },
    )
  }
}
