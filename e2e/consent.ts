import type { Page } from '@playwright/test'
import { cookieDialog } from '../src/content/cookie-dialog.ts'
import { cookieBanner, cookieFooter } from '../src/content/cookies.ts'

export const banner = (page: Page) => page.getByRole('region', { name: cookieBanner.label })

/** What the browser's local storage holds. */
export const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))

/** Clicks a button of the banner or of the cookie dialog. */
export const choose = (page: Page, name: string) => page.getByRole('button', { name }).click()

type Category = keyof typeof cookieDialog.categories

/** What a site without trackers stores for a choice. */
export function storedChoice(consent: 'true' | 'false', allowed: readonly Category[]) {
  const [functional, analytics, marketing] = (
    ['functional', 'analytics', 'marketing'] as const
  ).map(category => allowed.includes(category))
  return {
    'cookie-consent': consent,
    'cookie-preferences': `{"essential":true,"functional":${functional},"analytics":${analytics},"marketing":${marketing}}`,
  }
}

/** What is stored when all but the essential cookies are rejected. */
export const rejected = storedChoice('false', [])

export const categorySwitch = (page: Page, category: Category) =>
  page.getByRole('switch', { name: cookieDialog.categories[category].name })

/** Saves a choice of exactly these categories in the cookie dialog. */
export async function saveOnly(page: Page, allowed: readonly Category[]) {
  await choose(page, cookieFooter.preferences)
  for (const category of ['functional', 'analytics', 'marketing'] as const) {
    await categorySwitch(page, category).setChecked(allowed.includes(category))
  }
  await choose(page, 'Salva Preferenze')
}
