import { launch } from 'puppeteer-core'
import { findFirefox } from '../../tooling/machine/find-programs.ts'
import type { Engine, Visit } from './engine.ts'

/** Over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = findFirefox() ?? 'firefox'
  const browser = await launch({ browser: 'firefox', executablePath })

  async function visit(): Promise<Visit> {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', message => {
      if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', error => complaints.push(String(error)))
    return {
      open: address => page.goto(address),
      run: (script, ...parameters) =>
        // The page returns what the script returns.
        page.evaluate(`(${script}).apply(null, ${JSON.stringify(parameters)})`) as Promise<
          ReturnType<typeof script>
        >,
      clickAt: (x, y) => page.mouse.click(x, y),
      type: text => page.keyboard.type(text),
      press: key => page.keyboard.press(key),
      resize: (width, height) => page.setViewport({ width, height }),
      complaints,
      end: () => context.close(),
    }
  }
  return { visit, close: () => browser.close() }
}
