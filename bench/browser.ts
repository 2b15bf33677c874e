import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { chromiumFlags, findChromium, offFeatures } from '../tooling/machine/find-chromium.ts'

const chromiumPath = findChromium() ?? 'chromium'

/** No name resolves: neither the site nor the browser can reach anybody but this machine. */
export const flags = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--ignore-certificate-errors',
]

async function debuggingPort(browser: ChildProcess): Promise<number> {
  if (!browser.stderr) throw new Error('Chromium was started without its output')
  for await (const line of createInterface({ input: browser.stderr })) {
    const port = /^DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//.exec(line)?.[1]
    if (!port) continue
    browser.stderr.resume()
    return Number(port)
  }
  throw new Error(`${chromiumPath} ended before it could be used`)
}

/**
 * Runs a task with a Chromium of its own, which has never seen the site. Started without Playwright,
 * whose own listening would be measured too.
 */
export async function withFreshChromium<T>(task: (port: number) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const browser = spawn(
    chromiumPath,
    [
      ...chromiumFlags,
      ...flags,
      `--disable-features=${offFeatures}`,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const closed = once(browser, 'close')
  try {
    return await task(await debuggingPort(browser))
  } finally {
    browser.kill()
    await closed
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
