import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** How long a browser may take to start, in milliseconds. */
const startTimeout = 15_000

/** What a driver answers; https://www.w3.org/TR/webdriver2/ */
interface Answer {
  value: unknown
}

/** A new session, of all that the specification has. */
interface NewSession {
  sessionId: string
  capabilities: { browserVersion: string }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function send(method: 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const init = body ? { body: JSON.stringify(body) } : {}
  const answer = await fetch(address, { method, ...init })
  const { value }: Answer = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`)
  return value
}

/** A session of the W3C WebDriver protocol, with a driver and a browser of its own. */
export class WebDriverSession {
  readonly #program: ChildProcess
  #address = ''
  browserVersion = ''

  private constructor(program: ChildProcess) {
    this.#program = program
  }

  /** Starts a driver that takes --port. A browser that hangs at its start is started again. */
  static async start(
    driver: string,
    env: NodeJS.ProcessEnv,
    attempts = 3,
  ): Promise<WebDriverSession> {
    const port = await freePort()
    // In a process group of their own, driver and browser can be ended together.
    const options = { env, detached: true, stdio: 'ignore' } as const
    const session = new WebDriverSession(spawn(driver, [`--port=${port}`], options))
    try {
      await session.#open(`http://127.0.0.1:${port}/session`)
      return session
    } catch (error) {
      await session.#kill()
      if (attempts === 1) throw error
      return WebDriverSession.start(driver, env, attempts - 1)
    }
  }

  async #open(address: string) {
    const deadline = Date.now() + startTimeout
    while (Date.now() < deadline) {
      const opened = await Promise.race([
        send('POST', address, { capabilities: {} }).catch(() => null),
        new Promise<null>(resolve => setTimeout(resolve, deadline - Date.now(), null)),
      ])
      if (opened) {
        const { sessionId, capabilities } = opened as NewSession
        this.#address = `${address}/${sessionId}`
        this.browserVersion = capabilities.browserVersion
        return
      }
      // The driver does not listen yet.
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    throw new Error(`No browser has started at ${address}`)
  }

  async #kill() {
    if (this.#program.pid === undefined || this.#program.exitCode !== null) return
    const exited = once(this.#program, 'exit')
    process.kill(-this.#program.pid)
    await exited
  }

  /** @throws Error with the message of the driver. */
  post = (path: string, body: object) => send('POST', `${this.#address}/${path}`, body)

  async end() {
    await send('DELETE', this.#address).catch(() => null)
    await this.#kill()
  }
}
