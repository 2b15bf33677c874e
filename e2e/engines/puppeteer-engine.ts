import { type Browser, launch, type Page } from 'puppeteer-core'
import { chromiumFlags, findChromium, offFeatures } from '../../tooling/machine/find-chromium.ts'
import { findFirefox } from '../../tooling/machine/find-engines.ts'
import type { Engine, Key, Visit } from './engine.ts'

class PuppeteerVisit implements Visit {
  readonly #page: Page
  readonly #complaints: string[] = []

  private constructor(page: Page) {
    this.#page = page
    page.on('console', message => {
      if (['error', 'warn'].includes(message.type())) this.#complaints.push(message.text())
    })
    page.on('pageerror', error => this.#complaints.push(String(error)))
  }

  static async start(browser: Browser): Promise<PuppeteerVisit> {
    const context = await browser.createBrowserContext()
    return new PuppeteerVisit(await context.newPage())
  }

  open = async (address: string) => {
    await this.#page.goto(address)
  }

  run: Visit['run'] = (script, ...parameters) =>
    // The page returns what the script returns.
    this.#page.evaluate(`(${script}).apply(null, ${JSON.stringify(parameters)})`) as Promise<
      ReturnType<typeof script>
    >

  clickAt = (x: number, y: number) => this.#page.mouse.click(x, y)
  type = (text: string) => this.#page.keyboard.type(text)
  press = (key: Key) => this.#page.keyboard.press(key)
  resize = (width: number, height: number) => this.#page.setViewport({ width, height })
  complaints = async () => this.#complaints
  end = () => this.#page.browserContext().close()
}

async function start(name: string, browser: Browser): Promise<Engine> {
  const [, version] = (await browser.version()).split('/')
  return {
    version: `${name} ${version}`,
    visit: () => PuppeteerVisit.start(browser),
    close: () => browser.close(),
  }
}

export async function startChromium(): Promise<Engine> {
  const executablePath = findChromium() ?? 'chromium'
  // Puppeteer adds them to its own.
  const args = [...chromiumFlags, `--disable-features=${offFeatures}`]
  return start('Chromium', await launch({ executablePath, args }))
}

/** Over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = findFirefox() ?? 'firefox'
  return start('Firefox', await launch({ browser: 'firefox', executablePath }))
}
