import type { Page } from '@playwright/test'
import { cookieBanner } from '../../src/content/cookies.ts'
import { paths } from '../../src/content/paths.ts'
import { closeModal, openModal } from '../interaction/interactions.ts'

/** What is done over and over on one page; nothing of it may stay behind. */
export interface Rounds {
  name: string
  /** Before the first measurement: React and the browser keep something of the first ones. */
  warmUp: number
  count: number
  run: (page: Page, round: number) => Promise<void>
}

async function openAndClose(page: Page) {
  await openModal(page)
  await closeModal(page)
}

/** Every second one leads back. */
async function changeRoute(page: Page, round: number) {
  const path = round % 2 === 0 ? paths.companies : paths.home
  await page.locator(`a[href="${path}"]:visible`).first().click()
  await page.waitForURL(url => url.pathname === path)
  await page
    .locator(`main form`)
    .waitFor({ state: path === paths.companies ? 'visible' : 'detached' })
}

export const allRounds: Rounds[] = [
  { name: 'openings of the modal', warmUp: 20, count: 200, run: openAndClose },
  { name: 'route changes', warmUp: 20, count: 100, run: changeRoute },
]

export async function prepareRounds(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: cookieBanner.reject, exact: true }).click()
}
