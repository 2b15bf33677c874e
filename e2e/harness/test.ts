import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { launchChromium } from '../../tooling/machine/launch-chromium.ts'
import { receiverOrigin } from './ports.ts'
import { type Receiver, startReceiver } from './receiver.ts'

export { expect } from '@playwright/test'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

export interface VisitorConsole {
  /** The console must show a message like this; it does not fail the test. */
  expect: (message: RegExp) => void
  /** The console may show a message like this. */
  allow: (message: RegExp) => void
}

/** Collects what no page may cause: messages in the console, uncaught errors, requests to other hosts. */
function watch(page: Page, complaints: string[], standIns: readonly string[]) {
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('request', request => {
    const { protocol, hostname } = new URL(request.url())
    const isExpected = ['localhost', '127.0.0.1', ...standIns].includes(hostname)
    if (/^https?:$/.test(protocol) && !isExpected)
      complaints.push(`Foreign request: ${request.url()}`)
  })
}

export const test = base.extend<
  { visitorConsole: VisitorConsole; receiver: Receiver; standIns: string[] },
  { ownReceiver: Receiver; browser: Browser }
>({
  ownReceiver: [
    async ({}, use) => {
      const receiver = await startReceiver()
      await use(receiver)
      await receiver.refuse()
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ ownReceiver }, use) => {
      const { host } = new URL(receiverOrigin)
      const browser = await launchChromium([
        `--host-resolver-rules=MAP ${host} 127.0.0.1:${ownReceiver.port}`,
      ])
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  // For every test: the one before may have left the receiver silent.
  receiver: [
    async ({ ownReceiver }, use) => {
      await ownReceiver.reset()
      await use(ownReceiver)
    },
    { auto: true },
  ],
  // Other companies' hosts, which a test answers for.
  standIns: [[], { option: true }],
  visitorConsole: [
    async ({ context, standIns }, use) => {
      const complaints: string[] = []
      const expected: RegExp[] = []
      const allowed: RegExp[] = []
      context.on('page', page => watch(page, complaints, standIns))
      await use({
        expect: message => expected.push(message),
        allow: message => allowed.push(message),
      })
      // An effect of React may log after the element that the test saw last.
      for (const pattern of expected)
        await expect.poll(() => complaints.join('\n')).toMatch(pattern)
      const unexpected = complaints.filter(
        text => ![...expected, ...allowed].some(pattern => pattern.test(text)),
      )
      expect(unexpected, 'console errors and foreign requests').toEqual([])
    },
    { auto: true },
  ],
})

export const toast = (page: Page) => page.locator('[data-sonner-toast]')

/** Runs in the page: whether React has hydrated its content, not only the layout around it. */
export function isLive(): boolean {
  const title = document.querySelector('h1')
  return title !== null && Object.keys(title).some(key => key.startsWith('__reactProps'))
}

/** Runs in the page: React then waits for the visitor. */
export function neverBeIdle() {
  window.requestIdleCallback = () => 0
  // A browser without a window reports a pointer in its corner at once.
  addEventListener(
    'pointermove',
    event => event.clientX + event.clientY === 0 && event.stopImmediatePropagation(),
    true,
  )
}

export const whenLive = (page: Page) => page.waitForFunction(isLive)

/** Runs in the page: by how much it is wider than the screen. */
export const sidewaysScroll = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Waits until the page has asked for nothing, and nothing has arrived, for a moment of its own time. */
export async function whenQuiet(page: Page, milliseconds = 150) {
  let isQuiet = false
  const hear = () => {
    isQuiet = false
  }
  page.on('request', hear).on('requestfinished', hear).on('requestfailed', hear)
  while (!isQuiet) {
    isQuiet = true
    await page.evaluate(delay => new Promise(resolve => setTimeout(resolve, delay)), milliseconds)
  }
  page.off('request', hear).off('requestfinished', hear).off('requestfailed', hear)
}

/** What the page itself waits for takes a tenth of its time: parts of it, answers, and toasts. */
export const hurry = (page: Page, times = 10) =>
  page.addInitScript(factor => {
    const { setTimeout } = window
    const replaced = (run: TimerHandler, delay = 0) =>
      setTimeout(run, delay >= 6000 ? delay / factor : delay)
    Object.assign(window, { setTimeout: replaced })
  }, times)

/** Holds files back until the result is called; a page that asks for one by itself has not loaded before. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route(files, async route => {
    await arrived
    await route.continue()
  })
  return arrive
}

export async function delayFiles(page: Page, address: string, milliseconds: number) {
  await page.route(address, async route => {
    await new Promise(resolve => setTimeout(resolve, milliseconds))
    await route.continue()
  })
}

/** The browser logs the status of the 404 page, and the page logs the address. */
export function expectNotFound({ expect }: VisitorConsole) {
  expect(/status of 404/)
  expect(/Page not found: /)
}

/** How far things have moved on the page so far, in the browser's own score. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    // TypeScript's library does not know the type of these entries.
    const shifts = observer.takeRecords().map(entry => Number(Reflect.get(entry, 'value')))
    return shifts.reduce((sum, shift) => sum + shift, 0)
  })
