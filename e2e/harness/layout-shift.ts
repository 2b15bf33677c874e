import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShift: number
  }
  // Chromium has it, TypeScript's library does not.
  interface LayoutShift extends PerformanceEntry {
    value: number
  }
}

/** Adds up the layout shifts of each page that is opened from now on. */
export async function watchLayoutShift(page: Page) {
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver(list => {
      // The observer is given no other type of entry.
      for (const entry of list.getEntries() as LayoutShift[]) window.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far things have moved on the page so far, in the browser's own score. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShift)
}
