import type { Page } from '@playwright/test'
import { companyForm } from '../../src/content/aziende.ts'
import { cookieDialog } from '../../src/content/cookie-dialog.ts'
import { cookieBanner, cookieFooter } from '../../src/content/cookies.ts'
import { expect } from './test.ts'

/* What a visitor does on the way to a lead, and with the cookies. */

export async function openModal(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

export async function fillLead(
  page: Page,
  lead = { nome: 'Giulia Conti', email: 'giulia@esempio.it', telefono: '+39 333 1234567' },
) {
  await page.getByLabel('Nome *').fill(lead.nome)
  await page.getByLabel('Email *').fill(lead.email)
  await page.getByLabel('Telefono *').fill(lead.telefono)
  await page.getByRole('checkbox').check()
}

export const submitButton = (page: Page) =>
  page.getByRole('button', { name: 'Ottieni il metodo GRATUITAMENTE' })

/** From the home page to the thank-you page. */
export async function sendLead(page: Page) {
  await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
  await fillLead(page)
  await submitButton(page).click()
  await expect(page).toHaveURL('/thank-you')
}

/** The modal is still open, with everything that was typed. */
export async function expectAllKept(page: Page) {
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByLabel('Nome *')).toHaveValue('Giulia Conti')
  await expect(page.getByLabel('Email *')).toHaveValue('giulia@esempio.it')
  await expect(page.getByLabel('Telefono *')).toHaveValue('+39 333 1234567')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(submitButton(page)).toBeEnabled()
}

export const next = (page: Page) => page.getByRole('button', { name: 'Continua' })
export const back = (page: Page) => page.getByRole('button', { name: 'Indietro' })
export const send = (page: Page) => page.getByRole('button', { name: '👉 INVIA' })
const { texts, choices } = companyForm

export const companyField = (page: Page, field: keyof typeof texts) =>
  page.getByRole('form').getByLabel(texts[field].label, { exact: true })

/** One answer to a question with options; both named as the webhook receives them. */
export function option<Q extends keyof typeof choices>(
  page: Page,
  question: Q,
  value: keyof (typeof choices)[Q]['options'],
) {
  const { label, options } = choices[question]
  const group = page.getByRole('radiogroup', { name: label })
  return group.getByRole('radio', { name: String(Reflect.get(options, value)), exact: true })
}

export const stepTitle = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title })

export async function fillBasics(page: Page) {
  await companyField(page, 'nome').fill(' Giulia')
  await companyField(page, 'cognome').fill('D’Àngelo 💪')
  await companyField(page, 'email').fill('giulia@azienda.it')
}

/** From the open first step to a later one, with the answers that lead there. */
export async function fillUntil(page: Page, step: 2 | 3 | 4) {
  await fillBasics(page)
  await next(page).click()
  if (step === 2) return expect(stepTitle(page, 'Stato Attuale del Team')).toBeFocused()
  await option(page, 'teamSize', '4-10').check()
  await option(page, 'formazione', 'interna').check()
  await option(page, 'difficolta', 'scalare').check()
  await next(page).click()
  if (step === 3) return expect(option(page, 'obiettivo', 'tutto')).toBeVisible()
  await option(page, 'obiettivo', 'tutto').check()
  await option(page, 'budget', 'dipende').check()
  await next(page).click()
  await expect(stepTitle(page, 'Ultimo Step')).toBeFocused()
}

/** Opens the form and fills in all that must be filled in. */
export async function reachLastStep(page: Page) {
  await page.goto('/aziende')
  await fillUntil(page, 4)
  await companyField(page, 'telefono').fill('+39 333 1234567')
}

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
