import type { Browser, CDPSession, Page } from '@playwright/test'
import { liveEvent } from '../../src/lib/start-signals.ts'

/** A page of the site as a visitor has it who comes for the first time and has looked around. */
export async function openPage(
  browser: Browser,
  url: string,
): Promise<{ page: Page; cdp: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  await page.addInitScript(
    event => addEventListener(event, () => performance.mark(event)),
    liveEvent,
  )
  await page.goto(url)
  await page.waitForFunction(mark => performance.getEntriesByName(mark).length > 0, liveEvent)
  // What is fetched ahead has arrived.
  await page.waitForLoadState('networkidle')
  return { page, cdp: await context.newCDPSession(page), close: () => context.close() }
}
