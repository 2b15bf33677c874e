import { once } from 'node:events'
import { createServer } from 'node:net'

/** The first port from this one on that nothing on this machine listens to. */
export async function findFreePort(port: number): Promise<number> {
  const probe = createServer().listen(port, 'localhost')
  try {
    await once(probe, 'listening')
    return port
  } catch {
    return findFreePort(port + 1)
  } finally {
    probe.close()
  }
}
