import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds, except in the focus guards of Radix, which are invisible by design. */
export async function violations(page: Page, rulesOrTags = tags) {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(await readFile(axeFile, 'utf8'))
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
