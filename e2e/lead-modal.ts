import type { Page } from '@playwright/test'
import { expect } from './test.ts'

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
