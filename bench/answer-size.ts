import { once } from 'node:events'
import { connect as connectSecurely } from 'node:http2'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Passes a connection on to a port of this machine, and counts what comes back. */
async function relayTo(port: number) {
  const relay = { port: 0, received: 0, close: () => server.close() }
  const server = createServer(client => {
    const host = connect(port, '127.0.0.1')
    host.on('data', chunk => {
      relay.received += chunk.length
      client.write(chunk)
    })
    client.pipe(host)
    for (const end of [client, host]) end.on('error', () => end.destroy())
    client.on('close', () => host.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  relay.port = (server.address() as AddressInfo).port
  return relay
}

/**
 * The bytes on the wire of the answer to a browser's first request for a page: its brotli, the
 * headers, and what HTTP/2 and TLS put around them. A connection begins with a window of ten packets.
 */
export async function measureAnswer(url: string): Promise<number> {
  const { port, pathname } = new URL(url)
  const relay = await relayTo(Number(port))
  const session = connectSecurely(`https://127.0.0.1:${relay.port}`, { rejectUnauthorized: false })
  await once(session, 'remoteSettings')
  // The host greets: settings, and tickets for a later connection.
  await setTimeout(200)
  const before = relay.received
  const answer = session.request({ ':path': pathname, 'accept-encoding': 'gzip, deflate, br' })
  answer.resume()
  await once(answer, 'end')
  const size = relay.received - before
  session.destroy()
  relay.close()
  return size
}
