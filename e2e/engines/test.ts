import { setTimeout } from 'node:timers/promises'
import { test as base, expect } from '@playwright/test'
import { driverPort } from '../harness/ports.ts'
import { startProxy } from '../harness/proxy.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { isLive } from '../harness/test.ts'
import type { Engine, Visit } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

export { expect }

const selectors = { button: 'button', link: 'a[href]', input: 'input', switch: '[role=switch]' }

/* Functions that run in the page: each is sent there as text, so that it must use nothing from outside. */

/** The middle of the visible element whose name begins like this, scrolled into view; null while it is covered or moves. */
function locate(selector: string, name: string): { x: number; y: number } | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(each => {
    const labels = 'labels' in each ? [...((each as HTMLInputElement).labels ?? [])] : []
    const text =
      each.getAttribute('aria-label') ?? [...labels, each].map(one => one.textContent).join(' ')
    return each.getClientRects().length > 0 && text.trim().replaceAll(/\s+/g, ' ').startsWith(name)
  })
  if (!element) return null
  // On a busy machine a dialog can stand still for a while before it rises.
  const isMoving = document.getAnimations().some(({ effect, playState }) => {
    const moved = effect instanceof KeyframeEffect ? effect.target : null
    return playState === 'running' && moved?.contains(element)
  })
  if (isMoving) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const hit = document.elementFromPoint(point.x, point.y)
  return hit && (element.contains(hit) || hit.contains(element)) ? point : null
}

export const readText = (selector: string): string =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(each => each.getClientRects().length > 0)
    .map(each => each.innerText)
    .join('\n')

function readFocus(): string | null {
  const element = document.activeElement as HTMLInputElement
  const label = element.labels?.[0]?.textContent ?? element.getAttribute('aria-label')
  return element === document.body ? '' : (label ?? element.textContent)
}

/** Playwright waits longer after each try, up to a second, which takes a third of the time of a journey. */
const often = { intervals: [100] }

/** A visitor of the site in any engine, who knows words and roles only. */
class Visitor {
  constructor(
    readonly visit: Visit,
    readonly origin: string,
  ) {}

  allowed = /^$/

  open = (path: string) => this.visit.open(this.origin + path)

  async openLive(path: string) {
    await this.open(path)
    await this.whenLive()
  }

  async reload() {
    await this.visit.run(() => {
      document.title = 'the old page'
      location.reload()
    })
    await this.ask(() => document.title).toMatch(/^(?!the old page)/)
  }

  /** Asks the page until the answer is right; while another page is on its way there is none. */
  ask = <Args extends unknown[], Answer>(
    script: (...parameters: Args) => Answer,
    ...parameters: Args
  ) => expect.poll(() => this.visit.run(script, ...parameters).catch(() => undefined), often)

  whenLive = () => this.ask(isLive).toBe(true)

  /** Clicks what has this role and a name that begins like this, as soon as nothing covers it. */
  async click(role: keyof typeof selectors, name: string) {
    const find = () => this.visit.run(locate, selectors[role], name.replaceAll(/\s+/g, ' '))
    const message = `the ${role} "${name}" can be clicked`
    await expect.poll(find, { ...often, message }).not.toBeNull()
    // What was covered a moment ago may still move: a step scrolls to its title in the next frame.
    let place = await find()
    for (let before = null; JSON.stringify(before) !== JSON.stringify(place); ) {
      before = place
      await setTimeout(100)
      place = await find()
    }
    if (place) await this.visit.clickAt(place.x, place.y)
  }

  async fill(label: string, text: string) {
    await this.click('input', label)
    await this.visit.type(text)
  }

  reads = (text: string | RegExp, selector = 'body') => this.ask(readText, selector).toMatch(text)

  isAt = (address: string) =>
    this.ask(() => location.pathname + location.search + location.hash).toBe(address)

  hasFocusOn = (name: string) => this.ask(readFocus).toContain(name)
}

interface OfTest {
  visitor: Visitor
  receiver: Receiver
  siteProxy: Awaited<ReturnType<typeof startProxy>>
}

export const test = base.extend<OfTest, { engineName: string; engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use, { parallelIndex }) => {
      const isWebKit = engineName === 'webkit'
      const engine = await (isWebKit ? startWebKit(driverPort + parallelIndex) : startFirefox())
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  receiver: async ({}, use) => {
    const receiver = await startReceiver()
    await use(receiver)
    await receiver.refuse()
  },
  siteProxy: async ({ receiver }, use) => {
    const proxy = await startProxy(receiver.port)
    await use(proxy)
    await proxy.close()
  },
  // Every journey fails at a message in the console, and at what the policy blocks.
  visitor: async ({ engine, siteProxy }, use) => {
    const visit = await engine.visit()
    try {
      const visitor = new Visitor(visit, siteProxy.origin)
      await visit.resize(1280, 900)
      await use(visitor)
      const complaints = visit.complaints.filter(text => !visitor.allowed.test(text))
      expect([...complaints, ...siteProxy.violations], 'console and policy').toEqual([])
    } finally {
      await visit.end()
    }
  },
})
