import { expect } from '@playwright/test'
import type { Key, Visit } from './engine.ts'
import {
  isLive,
  locate,
  type Role,
  readAddress,
  readFocus,
  readText,
  selectors,
} from './in-page.ts'

/** A visitor of the site in any engine, who knows words and roles only. */
export class Visitor {
  readonly #allowed: RegExp[] = []

  constructor(
    readonly visit: Visit,
    readonly origin: string,
  ) {}

  open = (path: string) => this.visit.open(this.origin + path)

  async openLive(path: string) {
    await this.open(path)
    await this.whenLive()
  }

  /** Asks the page until the answer is right; while another page is on its way there is none. */
  ask = <Args extends unknown[], Answer>(
    script: (...parameters: Args) => Answer,
    ...parameters: Args
  ) => expect.poll(() => this.visit.run(script, ...parameters).catch(() => undefined))

  whenLive = () => this.ask(isLive).toBe(true)

  /** Clicks what has this role and a name that begins like this, as soon as nothing covers it. */
  async click(role: Role, name: string) {
    const words = name.replaceAll(/\s+/g, ' ')
    const find = () => this.visit.run(locate, selectors[role], words)
    await expect.poll(find, `the ${role} "${name}" can be clicked`).not.toBeNull()
    // What was covered a moment ago may still move.
    let place = await find()
    for (let before = null; JSON.stringify(before) !== JSON.stringify(place); ) {
      before = place
      place = await find()
    }
    if (place) await this.visit.clickAt(place.x, place.y)
  }

  async fill(label: string, text: string) {
    await this.click('input', label)
    await this.visit.type(text)
  }

  async press(...keys: Key[]) {
    for (const key of keys) await this.visit.press(key)
  }

  /** Waits until this can be read in the elements of the selector. */
  reads = (text: string | RegExp, selector = 'body') => this.ask(readText, selector).toMatch(text)

  readsNot = (text: string | RegExp, selector = 'body') =>
    this.ask(readText, selector).not.toMatch(text)

  isAt = (address: string) => this.ask(readAddress).toBe(address)

  hasFocusOn = (name: string) => this.ask(readFocus).toContain(name)

  /** The console may show a message like this. */
  allow = (message: RegExp) => this.#allowed.push(message)

  unexpected = (messages: readonly string[]) =>
    messages.filter(text => !this.#allowed.some(pattern => pattern.test(text)))
}
