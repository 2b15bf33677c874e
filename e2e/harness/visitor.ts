import type { Page } from '@playwright/test'
import { companyForm } from '../../src/content/aziende.ts'
import { type ChoiceField, steps } from '../../src/content/company-steps.ts'
import { cookieDialog } from '../../src/content/cookie-dialog.ts'
import { cookieBanner } from '../../src/content/cookies.ts'
import {
  answerAll,
  isChoice,
  optionsOf,
  stepAt,
} from '../../src/features/company-lead/company-lead.ts'
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
export function option(page: Page, question: ChoiceField, value: string) {
  const { label, options } = choices[question]
  const group = page.getByRole('radiogroup', { name: label })
  return group.getByRole('radio', { name: String(Reflect.get(options, value)), exact: true })
}

export const stepTitle = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title })

/** What a company's visitor answers; where nothing else is said, the first of the answers. */
export const companyAnswers = {
  ...answerAll(field => (isChoice(field) ? optionsOf(field)[0] : '')),
  nome: ' Giulia',
  cognome: 'D’Àngelo 💪',
  email: 'giulia@azienda.it',
  teamSize: '4-10',
  formazione: 'interna',
  difficolta: 'scalare',
  obiettivo: 'tutto',
  budget: 'dipende',
  telefono: '+39 333 1234567',
}

export const stepName = (step: number) => companyForm.step(step, steps.length)
export const titleOf = (step: number) => stepAt(step).title

export async function fillStep(page: Page, step: number) {
  for (const field of stepAt(step).fields) {
    if (isChoice(field)) await option(page, field, companyAnswers[field]).check()
    else await companyField(page, field).fill(companyAnswers[field])
  }
}

export const fillBasics = (page: Page) => fillStep(page, 1)

/** From the open first step to a later one, with the answers that lead there. */
export async function fillUntil(page: Page, step: number) {
  for (let shown = 1; shown < step; shown++) {
    await fillStep(page, shown)
    await next(page).click()
    await expect(stepTitle(page, titleOf(shown + 1))).toBeFocused()
  }
}

/** Fills in the open form, from its first step to its last. */
export async function fillAll(page: Page) {
  await fillUntil(page, steps.length)
  await fillStep(page, steps.length)
}

export async function reachLastStep(page: Page) {
  await page.goto('/aziende')
  await fillAll(page)
}

export const banner = (page: Page) => page.getByRole('region', { name: cookieBanner.label })

export const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))

export const choose = (page: Page, name: string) => page.getByRole('button', { name }).click()

export type Category = keyof typeof cookieDialog.categories

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
