import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export const next = (page: Page) => page.getByRole('button', { name: 'Continua' })
export const back = (page: Page) => page.getByRole('button', { name: 'Indietro' })
export const send = (page: Page) => page.getByRole('button', { name: '👉 INVIA' })
export const stepTitle = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title })

export async function fillBasics(page: Page) {
  await page.getByLabel('Nome *', { exact: true }).fill(' Giulia')
  await page.getByLabel('Cognome *').fill('D’Àngelo 💪')
  await page.getByLabel('Email aziendale *').fill('giulia@azienda.it')
}

export async function choose(page: Page, ...labels: string[]) {
  for (const label of labels) await page.getByRole('radio', { name: label, exact: true }).check()
}

/** Opens the form and fills in all that must be filled in. */
export async function reachLastStep(page: Page) {
  await page.goto('/aziende')
  await fillBasics(page)
  await next(page).click()
  await choose(page, 'Da 4 a 10', 'Interna', 'Scalare i risultati')
  await next(page).click()
  await choose(page, 'Tutto questo insieme', 'Dipende dalla proposta')
  await next(page).click()
  await expect(stepTitle(page, 'Ultimo Step')).toBeFocused()
  await page.getByLabel('Telefono *').fill('+39 333 1234567')
}
