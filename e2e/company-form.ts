import type { Page } from '@playwright/test'
import { companyForm } from '../src/content/aziende.ts'
import { expect } from './test.ts'

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
