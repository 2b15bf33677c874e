import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** A built site, and a folder where a host can keep what it writes. */
export interface Place {
  /** The folder of the site; the files for nginx and Caddy are beside it, in .hosting. */
  site: string
  /** An empty folder. */
  own: string
  hostname: string
  port: number
}

export interface Host {
  name: string
  version: () => string
  /** Writes the configuration and gives the command that serves the site until it is ended. */
  serve: (place: Place) => Promise<{ program: string; args: string[]; env?: NodeJS.ProcessEnv }>
  /** Whether its rules lead the domain without www. to the other. */
  leadsBareDomain?: true
  /** The checks whose complaints are right: this host lacks something. */
  complaints?: readonly string[]
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}

async function waitUntilReady(child: ChildProcess, port: number, log: () => string) {
  for (let tries = 0; tries < 150; tries++) {
    if (child.exitCode !== null) throw new Error(`It ended by itself.\n${log()}`)
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (answer) return
    await setTimeout(200)
  }
  throw new Error(`It does not answer.\n${log()}`)
}

/** Serves the site as long as the work takes. */
export async function whileServing<Result>(
  host: Host,
  place: Place,
  work: () => Promise<Result>,
): Promise<Result> {
  const { program, args, env } = await host.serve(place)
  // A group of its own: some hosts start helpers, which must end too.
  const child = spawn(program, args, {
    cwd: place.own,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (log += text))
  const ended = once(child, 'exit')
  const end = () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid)
  }
  process.once('exit', end)
  try {
    await waitUntilReady(child, place.port, () => log)
    return await work()
  } finally {
    end()
    await ended
    process.off('exit', end)
  }
}
