import type { Page } from '@playwright/test'

export const banner = (page: Page) => page.getByRole('region', { name: 'Cookie' })

/** What the browser's local storage holds. */
export const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))

/** Clicks a button of the banner or of the cookie dialog. */
export const choose = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** What is stored when all but the essential cookies are rejected. */
export const rejected = {
  'cookie-consent': 'false',
  'cookie-preferences': '{"essential":true,"functional":false,"analytics":false,"marketing":false}',
}

/** Saves a choice of exactly these categories in the cookie dialog. */
export async function saveOnly(page: Page, allowed: readonly string[]) {
  await choose(page, 'Preferenze cookie')
  for (const name of ['Funzionali', 'Analitici', 'Marketing']) {
    await page.getByRole('switch', { name }).setChecked(allowed.includes(name))
  }
  await choose(page, 'Salva Preferenze')
}
