import type { Page } from '@playwright/test'
import { companies } from '../../src/content/aziende.ts'
import { results, video } from '../../src/content/home.ts'
import { allAddresses } from '../pages.ts'
import type { Goal } from './look.ts'

/** Early: pressed as soon as it can be seen. Late: once the network is quiet. Address: ?metodo. */
export type Opening = 'early' | 'late' | 'address'

export interface Journey {
  name: string
  goal: Goal
  address: string
  opening: Opening
  /** What the visitor does before; it may fail, then the visitor goes on to the goal. */
  before?: (page: Page) => Promise<unknown>
}

const timeout = 4_000

const byRole = (page: Page, role: 'button' | 'link', name: string | RegExp) =>
  page.getByRole(role, { name }).first()

async function chooseCookies(page: Page) {
  await byRole(page, 'button', 'Personalizza').click({ timeout })
  await byRole(page, 'button', 'Salva Preferenze').click({ timeout })
}

async function playVideo(page: Page) {
  await byRole(page, 'button', video.play).click({ timeout })
  await page.locator('video').waitFor({ timeout })
}

async function goToAnotherPage(page: Page) {
  await byRole(page, 'link', results.companies).click({ timeout })
  await page.getByRole('heading', { level: 1, name: companies.title }).waitFor({ timeout })
}

const openings: Record<Opening, (address: string) => string> = {
  early: address => `${address} early`,
  late: address => `${address} late`,
  address: address => `${address}?metodo`,
}

const modalJourneys = allAddresses.flatMap(address =>
  (['early', 'late', 'address'] as const).map(
    (opening): Journey => ({
      name: openings[opening](address),
      goal: 'contact',
      address: opening === 'address' ? `${address}?metodo` : address,
      opening,
    }),
  ),
)

const home = { goal: 'contact', address: '/', opening: 'early' } as const

export const journeys: readonly Journey[] = [
  ...modalJourneys,
  { name: 'wizard', goal: 'company', address: '/aziende', opening: 'early' },
  { ...home, name: 'consent', before: chooseCookies },
  { ...home, name: 'video', before: playVideo },
  { ...home, name: 'navigation', before: goToAnotherPage },
]
