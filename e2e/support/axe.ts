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

/** What axe finds, except in the focus guards of Radix, which are invisible by design. */
export async function violations(page: Page) {
  await page.evaluate(await readFile(axeFile, 'utf8'))
  const results = await page.evaluate(() => window.axe.run({ exclude: '[data-radix-focus-guard]' }))
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`,
  )
}
