import type { Browser, Page } from '@playwright/test'
import { hero } from '../src/content/home.ts'

/** A page of a phone's size as a visitor has it who has looked around: what is fetched ahead is there. */
export async function openPage(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await page.goto(url)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('ContactModal')),
  )
  await page.waitForLoadState('networkidle')
  return { page, cdp: await page.context().newCDPSession(page) }
}

export const cta = (page: Page) => page.getByRole('button', { name: hero.cta, exact: true })

export async function openModal(page: Page) {
  await cta(page).click()
  await page.getByRole('dialog').waitFor()
}

export async function openAndCloseModal(page: Page) {
  await openModal(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
