import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findWebKit } from '../../tooling/machine/find-programs.ts'
import type { Engine, Visit } from './engine.ts'

/** The keys as WebDriver writes them; https://www.w3.org/TR/webdriver2/ */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ' ': ' ',
  ArrowDown: '\uE015',
} as const

async function send(method: 'POST' | 'DELETE', address: string, body?: object) {
  const signal = AbortSignal.timeout(30_000)
  const answer = await fetch(address, { method, signal, body: body ? JSON.stringify(body) : null })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`)
  return value
}

/** Asks again while the driver does not listen yet, or when the browser hangs at its start. */
async function openSession(driver: string, attempts = 50): Promise<string> {
  try {
    const { sessionId } = await send('POST', `${driver}/session`, { capabilities: {} })
    return `${driver}/session/${sessionId}`
  } catch (error) {
    if (attempts === 1) throw error
    await setTimeout(100)
    return openSession(driver, attempts - 1)
  }
}

/** Opens a new window. Nothing is stored for its site: the proxy has a new port for each visit. */
async function startVisit(session: string): Promise<Visit> {
  const post = (command: string, body: object) => send('POST', `${session}/${command}`, body)
  const act = (type: string, actions: object[]) =>
    post('actions', { actions: [{ type, id: type, actions }] })

  const run: Visit['run'] = (script, ...args) =>
    post('execute/sync', { script: `return (${script}).apply(null, arguments)`, args })
  const type = (text: string) =>
    act(
      'key',
      [...text].flatMap(value => ['keyDown', 'keyUp'].map(action => ({ type: action, value }))),
    )
  async function resize(width: number, height: number) {
    await post('window/rect', { width, height })
    // The window has bars above the page.
    const bars = height - (await run(() => innerHeight))
    await post('window/rect', { width, height: height + bars })
  }
  const { handle } = await post('window/new', { type: 'window' })
  await post('window', { handle })
  return {
    run,
    type,
    resize,
    press: key => type(keys[key]),
    open: address => post('url', { url: address }),
    clickAt: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    complaints: [],
    end: async () => {
      const [first] = await send('DELETE', `${session}/window`)
      await post('window', { handle: first })
    },
  }
}

/** Debian's WebKitGTK, on a screen in memory. */
export async function startWebKit(port: number): Promise<Engine> {
  const found = findWebKit()
  if (!found)
    throw new Error('WebKitGTK is not installed: npx tsx tooling/machine/ensure.ts engines')
  const size = ['-screen', '0', '1600x1200x24']
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe'] as const
  const screen = spawn(found.screen, ['-displayfd', '3', ...size], { stdio: [...stdio] })
  const number = await new Promise(resolve => screen.stdio[3]?.once('data', resolve))

  // Without this the buttons of the browser's window would be wider than a small phone.
  const settings = mkdtempSync(path.join(tmpdir(), 'webkit-'))
  mkdirSync(path.join(settings, 'gtk-3.0'))
  const style = '* { font-size: 1px; padding: 0; margin: 0; min-width: 0; border-width: 0; }'
  writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), style)

  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, XDG_CONFIG_HOME: settings }
  const driver = spawn(found.driver, [`--port=${port}`], { env, stdio: 'ignore' })
  const session = await openSession(`http://127.0.0.1:${port}`)
  return {
    visit: () => startVisit(session),
    close: async () => {
      await send('DELETE', session)
      driver.kill()
      await once(driver, 'exit')
      screen.kill()
      rmSync(settings, { recursive: true })
    },
  }
}
