import type { BrowserContext, Page } from '@playwright/test'
import type { Event } from './cases.ts'
import type { Lane } from './lane.ts'

/** How long a visitor is without a network, in milliseconds. */
const offlineTime = 6_000

const options = { waitUntil: 'commit', timeout: 12_000 } as const

type Happen = (lane: Lane, page: Page) => Promise<unknown>

const happenings: Record<Event, Happen> = {
  deploy: async lane => lane.site.deploy(),
  offline: async (_lane, page) => {
    const context = page.context()
    await context.setOffline(true)
    // The visitor goes on meanwhile. The case may be over when the network is back.
    setTimeout(() => context.setOffline(false).catch(() => undefined), offlineTime)
  },
  reload: (_lane, page) => page.reload(options),
  back: async (_lane, page) => {
    await page.goBack(options)
    // A dialog may take a moment to close; nobody types into one that does.
    await page.waitForTimeout(1_000)
  },
  leave: (lane, page) => page.goto(`${lane.site.origin}/terms-of-service?elsewhere`, options),
}

/** Lets it happen; what the browser makes of it is for the visitor to see. */
export async function happen(event: Event, lane: Lane, page: Page): Promise<void> {
  await happenings[event](lane, page).catch(() => undefined)
}

/** Takes the storages away, as private windows and strict settings do, or fills them up. */
export async function breakStorage(context: BrowserContext, how: 'throws' | 'full') {
  const names = "['localStorage', 'sessionStorage']"
  const throws = `for (const name of ${names}) Object.defineProperty(window, name, {
    get() { throw new DOMException('The storage is forbidden', 'SecurityError') } })`
  const full = `Storage.prototype.setItem = () => {
    throw new DOMException('The storage is full', 'QuotaExceededError') }`
  await context.addInitScript(how === 'throws' ? throws : full)
}
