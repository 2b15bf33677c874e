import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findWebKit } from '../../tooling/machine/find-engines.ts'
import type { Engine, Key, Visit } from './engine.ts'
import { WebDriverSession } from './web-driver.ts'

/** The keys as WebDriver writes them. */
const keys: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ' ': ' ',
  ArrowDown: '\uE015',
}

declare global {
  interface Window {
    complaints?: string[]
  }
}

/** Runs in the page, once it is loaded: the driver has no command that reads the console. */
function watchConsole() {
  const complaints: string[] = []
  window.complaints = complaints
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => complaints.push(parts.map(String).join(' '))
  }
  addEventListener('error', ({ message }) => complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
}

class WebKitVisit implements Visit {
  readonly #session: WebDriverSession
  readonly #complaints: string[] = []

  constructor(session: WebDriverSession) {
    this.#session = session
  }

  open = async (address: string) => {
    await this.complaints()
    await this.#session.post('url', { url: address })
    await this.run(watchConsole)
  }

  run: Visit['run'] = async (script, ...parameters) => {
    const code = `return (${script}).apply(null, arguments)`
    const value = await this.#session.post('execute/sync', { script: code, args: parameters })
    // The page returns what the script returns, as JSON.
    return value as ReturnType<typeof script>
  }

  clickAt = async (x: number, y: number) => {
    const actions = [
      { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.#session.post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  }

  type = async (text: string) => {
    const actions = [...text].flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#session.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  press = (key: Key) => this.type(keys[key])

  resize = async (width: number, height: number) => {
    await this.#session.post('window/rect', { width, height })
    // The window has bars above the page.
    const bars = height - (await this.run(() => innerHeight))
    await this.#session.post('window/rect', { width, height: height + bars })
  }

  /** Before the page goes, its messages are taken from it. */
  complaints = async () => {
    this.#complaints.push(...(await this.run(() => window.complaints?.splice(0) ?? [])))
    return this.#complaints
  }

  end = () => this.#session.end()
}

/** A screen in memory; resolves with its number. */
async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const pipe = screen.stdio[3]
  if (!pipe) throw new Error('Xvfb has no pipe for the number of its screen')
  const [number] = await once(pipe, 'data')
  return { screen, display: `:${String(number).trim()}` }
}

/** Without this the buttons of the browser's window would be wider than a small phone. */
async function narrowWindows(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'webkit-'))
  await mkdir(path.join(folder, 'gtk-3.0'))
  const style = '* { font-size: 1px; padding: 0; margin: 0; min-width: 0; border-width: 0; }'
  await writeFile(path.join(folder, 'gtk-3.0/gtk.css'), style)
  return folder
}

/** Debian's WebKitGTK, on a screen of its own. */
export async function startWebKit(): Promise<Engine> {
  const found = findWebKit()
  if (!found)
    throw new Error('WebKitGTK is not installed: npx tsx tooling/machine/ensure.ts engines')
  const { screen, display } = await startScreen(found.screen)
  const configuration = await narrowWindows()
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: configuration }
  const start = () => WebDriverSession.start(found.driver, env)
  const first = await start()
  await first.end()
  return {
    version: `WebKitGTK ${first.browserVersion}`,
    visit: async () => new WebKitVisit(await start()),
    close: async () => {
      screen.kill()
      await rm(configuration, { recursive: true })
    },
  }
}
