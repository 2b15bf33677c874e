import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { ask } from './ask.ts'

/** A built site, and a folder where a host can keep what it writes. */
export interface Place {
  /** The folder of the site. */
  site: string
  /** The folder with the files for nginx and Caddy. */
  serverFiles: string
  /** An empty folder. */
  own: string
  hostname: string
  port: number
}

/** How a host differs from the others in one row of the table. */
export interface Difference {
  answer: string
  because: string
}

/** What differs by row, for one reason. */
export function because(
  reason: string,
  answers: Record<string, string>,
): Record<string, Difference> {
  return Object.fromEntries(
    Object.entries(answers).map(([row, answer]) => [row, { answer, because: reason }]),
  )
}

export interface Host {
  name: string
  version: () => string
  /** Writes the configuration and gives the command that serves the site until it is ended. */
  serve: (place: Place) => Promise<{ program: string; args: string[]; env?: NodeJS.ProcessEnv }>
  differences: Record<string, Difference>
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

async function waitUntilReady(child: ChildProcess, { hostname, port }: Place, log: () => string) {
  for (let tries = 0; tries < 150; tries++) {
    if (child.exitCode !== null) throw new Error(`It ended by itself.\n${log()}`)
    const answer = await ask({ host: hostname, port, path: '/' }).catch(() => null)
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
    await waitUntilReady(child, place, () => log)
    return await work()
  } finally {
    end()
    await ended
    process.off('exit', end)
  }
}
