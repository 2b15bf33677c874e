import type { Page } from '@playwright/test'
import { companies } from '../../src/content/aziende.ts'
import { results, video } from '../../src/content/home.ts'
import { allAddresses } from '../pages.ts'
import type { Goal } from './look.ts'

/** Early: pressed as soon as it can be seen. Late: once the network is quiet. Address: ?metodo. */
export type Opening = 'early' | 'late' | 'address'

/** Which of its cases a journey runs: each so manieth, beginning with another one in each journey. */
export interface Share {
  /** Of the requests that no journey on the home page makes. */
  own: number
  others: number
  offset: number
}

export interface Journey {
  name: string
  goal: Goal
  address: string
  opening: Opening
  /** What the visitor does before; it may fail, then the visitor goes on to the goal. */
  before?: (page: Page) => Promise<unknown>
  share: Share
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

const all: Share = { own: 1, others: 1, offset: 0 }

/**
 * The first journeys meet every fault. The others share out what has nothing to do with the way they
 * go: all of it takes more than an hour (--complete). On each page every request of its own breaks in
 * every way, and every request of any page does so on three pages.
 */
function shareOf(page: number, opening: number): Share {
  if (page === 0) return opening === 2 ? { ...all, own: 1, others: 2 } : all
  return { own: 3, others: 6, offset: 2 * opening + (page % 2) }
}

const modalJourneys = allAddresses.flatMap((address, page) =>
  (['early', 'late', 'address'] as const).map(
    (opening, index): Journey => ({
      name: openings[opening](address),
      goal: 'contact',
      address: opening === 'address' ? `${address}?metodo` : address,
      opening,
      share: shareOf(page, index),
    }),
  ),
)

const home = { goal: 'contact', address: '/', opening: 'early' } as const

export const journeys: readonly Journey[] = [
  ...modalJourneys,
  { name: 'wizard', goal: 'company', address: '/aziende', opening: 'early', share: all },
  { ...home, name: 'consent', before: chooseCookies, share: { own: 1, others: 4, offset: 0 } },
  { ...home, name: 'video', before: playVideo, share: { own: 1, others: 4, offset: 1 } },
  { ...home, name: 'navigation', before: goToAnotherPage, share: { own: 1, others: 4, offset: 2 } },
]
