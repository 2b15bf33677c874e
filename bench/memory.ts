import { type Browser, type CDPSession, expect, type Page } from '@playwright/test'
import { cookieBanner } from '../src/content/cookies.ts'
import { memoryBudgets } from './budgets.ts'
import type { Row } from './row.ts'
import { cta, openAndCloseModal, openPage } from './visitor.ts'

const warmUp = 20
const rounds = 200

async function take(page: Page, cdp: CDPSession) {
  // React keeps the last field that had the focus, with all around it, until another element loses it. A closed
  // dialog gives the focus back a moment later: only then can that be done.
  await expect(cta(page)).toBeFocused()
  await cta(page).blur()
  await page.waitForTimeout(500)
  await cdp.send('HeapProfiler.collectGarbage')
  const { jsEventListeners, nodes } = await cdp.send('Memory.getDOMCounters')
  return { listeners: jsEventListeners, nodes }
}

/** What stays behind when the modal has been opened and closed again and again; nothing may. */
export async function judgeMemory(browser: Browser, origin: string): Promise<Row[]> {
  const { page, cdp } = await openPage(browser, `${origin}/`)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: cookieBanner.reject, exact: true }).click()
  const afterRounds = async (count: number) => {
    for (let round = 0; round < count; round++) await openAndCloseModal(page)
    return take(page, cdp)
  }
  const before = await afterRounds(warmUp)
  const after = await afterRounds(rounds)
  await page.close()
  const row = (measure: string, more: number, most: number): Row => ({
    page: '/',
    measure: `${rounds} openings of the modal: more ${measure}`,
    value: String(more),
    budget: `≤ ${most}`,
    isKept: more <= most,
  })
  return [
    row('listeners', after.listeners - before.listeners, memoryBudgets.listeners),
    row('detached nodes', after.nodes - before.nodes, memoryBudgets.detachedNodes),
  ]
}
