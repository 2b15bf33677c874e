import type { Locator, Page } from '@playwright/test'
import { companyForm } from '../../src/content/aziende.ts'
import { contact } from '../../src/content/contact.ts'
import { cookieBanner } from '../../src/content/cookies.ts'
import { hero } from '../../src/content/home.ts'
import { paths } from '../../src/content/paths.ts'
import type { processorBudgets } from '../budgets.ts'

export interface Interaction {
  name: keyof typeof processorBudgets
  /** The page it happens on. */
  path: string
  /** A key is pressed in the target; else the target is clicked. */
  isKey?: boolean
  target: (page: Page) => Locator
  /** From the live page to what is there before. */
  prepare?: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const openingButton = (page: Page) => button(page, hero.cta)
const companyInput = (page: Page, field: keyof typeof companyForm.texts) =>
  page.getByRole('form').getByLabel(companyForm.texts[field].label, { exact: true })

export async function openModal(page: Page) {
  await openingButton(page).click()
  await page.getByRole('dialog').waitFor()
}

export async function closeModal(page: Page) {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

async function fillFirstStep(page: Page) {
  await companyInput(page, 'nome').fill('Giulia')
  await companyInput(page, 'cognome').fill('Conti')
  await companyInput(page, 'email').fill('giulia@azienda.it')
}

/** What visitors do on the way to a lead, each in the slowest place for it. */
export const interactions: Interaction[] = [
  { name: 'modal, cold', path: paths.home, target: openingButton },
  {
    name: 'modal, again',
    path: paths.home,
    prepare: async page => {
      await openModal(page)
      await closeModal(page)
    },
    target: openingButton,
  },
  {
    name: 'key in the modal',
    path: paths.home,
    isKey: true,
    prepare: openModal,
    target: page => page.getByLabel(contact.fields.nome.label),
  },
  {
    name: 'empty send',
    path: paths.home,
    prepare: openModal,
    target: page => button(page, contact.submit),
  },
  {
    name: 'cookies accepted',
    path: paths.home,
    target: page => button(page, cookieBanner.accept),
  },
  {
    name: 'answer',
    path: paths.home,
    // The banner would lie over the questions.
    prepare: page => button(page, cookieBanner.reject).click(),
    target: page => page.getByRole('button', { expanded: false }).first(),
  },
  {
    name: 'route',
    path: paths.home,
    target: page => page.locator(`a[href="${paths.companies}"]:visible`).first(),
  },
  {
    name: 'key in the wizard',
    path: paths.companies,
    isKey: true,
    target: page => companyInput(page, 'nome'),
  },
  {
    name: 'step forward',
    path: paths.companies,
    prepare: fillFirstStep,
    target: page => button(page, companyForm.next),
  },
]
