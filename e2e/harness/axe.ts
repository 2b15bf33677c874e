import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds, except in the focus guards of Radix, which are invisible by design. */
export async function violations(page: Page, rulesOrTags = tags) {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  const results = await page.evaluate(
    runOnly =>
      window.axe.run(
        { exclude: '[data-radix-focus-guard]' },
        { runOnly, resultTypes: ['violations'] },
      ),
    rulesOrTags,
  )
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`,
  )
}
