import type { Page } from '@playwright/test'
import { fillNames } from '../src/content/fill-names.ts'
import { video } from '../src/content/home.ts'
import { layout } from '../src/content/layout.ts'
import { notSent } from '../src/content/messages.ts'
import { thankYou } from '../src/content/thank-you.ts'
import { realContentPort } from './addresses.ts'
import { companyField, fillUntil, next, send } from './company-form.ts'
import { banner, choose } from './consent.ts'
import { fillLead, submitButton } from './lead-modal.ts'
import { allAddresses, unknownAddress } from './pages.ts'
import type { Receiver } from './receiver.ts'
import { expect, expectNotFound, toast, type VisitorConsole, whenLive } from './test.ts'
import type { Part } from './visible-parts.ts'

/*
 * Every state of the site that a visitor can be in front of. What must hold in all of them goes through
 * this list: axe, zoom, phones held sideways, text spacing, forced colours, more contrast, less motion.
 */

export interface Visit {
  page: Page
  receiver: Receiver
  visitorConsole: VisitorConsole
}

export interface State {
  name: string
  /** From a new tab to the state. */
  reach: (visit: Visit) => Promise<unknown>
  /** What must be there, and be seen with whatever a visitor has set. */
  parts: readonly Part[]
}

const headerParts = ['logo', 'header button'] as const

async function open({ page, visitorConsole }: Visit, address: string) {
  if (address === unknownAddress) expectNotFound(visitorConsole)
  await page.goto(address)
  await whenLive(page)
}

async function openWithoutBanner(visit: Visit, address: string) {
  await open(visit, address)
  await choose(visit.page, 'Rifiuta tutti')
  await expect(banner(visit.page)).toBeHidden()
}

const home = (visit: Visit) => openWithoutBanner(visit, '/')

/** Neither the time-out of a send nor the hint that it takes long come by themselves. */
async function holdTimers(page: Page, hintAfter: number) {
  await page.addInitScript(hint => {
    const { setTimeout } = window
    const held: Record<number, number> = { 6000: hint, 15000: 600_000 }
    const replaced = (run: TimerHandler, delay = 0) => setTimeout(run, held[delay] ?? delay)
    Object.assign(window, { setTimeout: replaced })
  }, hintAfter)
}

async function openModal(visit: Visit) {
  await home(visit)
  await visit.page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
  await expect(submitButton(visit.page)).toBeVisible()
}

async function sendModal(visit: Visit) {
  await openModal(visit)
  await fillLead(visit.page)
  await submitButton(visit.page).click()
}

async function openStep(visit: Visit, step: 1 | 2 | 3 | 4) {
  await openWithoutBanner(visit, '/aziende')
  if (step !== 1) await fillUntil(visit.page, step)
}

async function sendWizard(visit: Visit) {
  await openStep(visit, 4)
  await companyField(visit.page, 'telefono').fill('+39 333 1234567')
  await send(visit.page).click()
}

const toastShown = (page: Page) =>
  expect(toast(page).and(page.locator('[data-mounted=true]')).first()).toBeVisible()

/** Sends to a receiver that is not there. */
async function fail(visit: Visit, sendLead: (visit: Visit) => Promise<unknown>) {
  visit.visitorConsole.expect(/not sent/)
  visit.visitorConsole.allow(/ERR_/)
  await visit.receiver.refuse()
  await sendLead(visit)
  await expect(visit.page.getByText(notSent.hint)).toBeVisible()
  await toastShown(visit.page)
}

/** Sends to a receiver that never answers; with the hint that it takes long, or long before it. */
async function wait(visit: Visit, sendLead: (visit: Visit) => Promise<unknown>, isSlow: boolean) {
  await visit.receiver.behaveLike(() => {})
  await holdTimers(visit.page, isSlow ? 0 : 600_000)
  await sendLead(visit)
  const { sending, causes } = notSent
  const said = visit.page.getByRole('status').filter({ hasText: isSlow ? causes.slow : sending })
  await expect(said).toHaveCount(1)
}

const play = (page: Page) => page.getByRole('button', { name: video.play })

/** As a browser with its scripts switched off reads a page: the tests themselves need scripts. */
async function openWithoutScript({ page }: Visit, address: string) {
  await page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const page = await response.text()
    const body = page.replaceAll(/<script[\s\S]*?<\/script>|<\/?noscript>/g, '')
    await route.fulfill({ response, body })
  })
  await page.goto(address)
}

const modalParts = ['dialog', 'cross', 'field', 'box', 'submit'] as const
const stepParts = ['plates', 'submit'] as const

const filmStates: readonly State[] = [
  {
    name: 'the film',
    reach: async visit => {
      await home(visit)
      await play(visit.page).click()
      await expect(visit.page.locator('video')).toBeFocused()
    },
    parts: headerParts,
  },
  {
    name: 'the film that cannot be loaded, and its transcript',
    reach: async visit => {
      const { page } = visit
      visit.visitorConsole.allow(/ERR_FAILED/)
      await page.route('**/video/*.mp4', route => route.abort())
      await home(visit)
      await page.getByText(video.transcript).click()
      await play(page).click()
      await expect(page.getByText(video.failed)).toBeVisible()
    },
    parts: ['film button'],
  },
]

/** The same banner is on every page: over the longest, the form and the shortest. */
const pagesWithBanner = ['/', '/aziende', unknownAddress]

export const states: readonly State[] = [
  ...pagesWithBanner.map(address => ({
    name: `${address} with the banner`,
    reach: (visit: Visit) => open(visit, address),
    parts: [...headerParts, 'banner', 'banner cross', 'banner buttons'] as const,
  })),
  ...allAddresses.map(address => ({
    name: `${address} without the banner`,
    reach: (visit: Visit) => openWithoutBanner(visit, address),
    parts: address === '/' ? ([...headerParts, 'play', 'plus'] as const) : headerParts,
  })),
  {
    name: 'the menu',
    reach: async visit => {
      await home(visit)
      await visit.page.getByLabel(layout.menu).click()
    },
    parts: ['menu button', 'menu'],
  },
  {
    name: 'an answer of the FAQ',
    reach: async visit => {
      await home(visit)
      await visit.page.locator('#faq h3 button').first().click()
    },
    parts: ['plus', 'minus'],
  },
  { name: 'the lead modal', reach: openModal, parts: modalParts },
  {
    name: 'the lead modal with errors',
    reach: async visit => {
      await openModal(visit)
      await submitButton(visit.page).click()
      await toastShown(visit.page)
    },
    parts: [...modalParts, 'error', 'toast'],
  },
  {
    name: 'the lead modal that sends',
    reach: visit => wait(visit, sendModal, false),
    parts: ['dialog', 'field', 'box', 'submit'],
  },
  {
    name: 'the lead modal that takes long',
    reach: visit => wait(visit, sendModal, true),
    parts: ['dialog', 'field', 'box', 'submit', 'notice'],
  },
  {
    name: 'the lead modal after a failure',
    reach: visit => fail(visit, sendModal),
    parts: [...modalParts, 'notice', 'toast'],
  },
  {
    name: 'the cookie dialog',
    reach: async visit => {
      await open(visit, '/')
      await choose(visit.page, 'Personalizza')
      await expect(visit.page.getByRole('dialog')).toBeVisible()
    },
    parts: ['dialog', 'cross', 'switch', 'submit'],
  },
  ...([1, 2, 3, 4] as const).flatMap(step => {
    const parts = [
      ...stepParts,
      ...(step === 1 || step === 4 ? (['field'] as const) : (['answer', 'circle'] as const)),
    ] as const
    return [
      { name: `step ${step}`, reach: (visit: Visit) => openStep(visit, step), parts },
      {
        name: `step ${step} with errors`,
        reach: async (visit: Visit) => {
          await openStep(visit, step)
          await (step === 4 ? send : next)(visit.page).click()
          await toastShown(visit.page)
        },
        parts: [...parts, 'error', 'toast'] as const,
      },
    ]
  }),
  {
    name: 'the form for companies that sends',
    reach: visit => wait(visit, sendWizard, false),
    parts: [...stepParts, 'field'],
  },
  {
    name: 'the form for companies that takes long',
    reach: visit => wait(visit, sendWizard, true),
    parts: [...stepParts, 'field', 'notice'],
  },
  {
    name: 'the form for companies after a failure',
    reach: visit => fail(visit, sendWizard),
    parts: [...stepParts, 'field', 'notice', 'toast'],
  },
  {
    name: 'the thanks for a contact',
    reach: async visit => {
      await sendModal(visit)
      await expect(visit.page.getByText(thankYou.person.lead)).toBeVisible()
    },
    parts: headerParts,
  },
  {
    name: 'the thanks for a company lead',
    reach: async visit => {
      await sendWizard(visit)
      await expect(visit.page.getByText(thankYou.company.lead)).toBeVisible()
      await toastShown(visit.page)
    },
    parts: [...headerParts, 'toast'],
  },
  ...filmStates,
  {
    name: 'the notice before a film of another company',
    reach: async visit => {
      await openWithoutBanner(visit, `http://localhost:${realContentPort}/`)
      await play(visit.page).click()
      await expect(visit.page.getByText(fillNames(video.notice, () => 'YouTube'))).toBeVisible()
    },
    parts: ['film button'],
  },
  ...['/', '/aziende'].map(address => ({
    name: `${address} without script`,
    reach: (visit: Visit) => openWithoutScript(visit, address),
    parts: ['logo'] as const,
  })),
  {
    name: 'a page whose application does not arrive',
    reach: async ({ page, visitorConsole }) => {
      visitorConsole.expect(/ERR_FAILED/)
      await page.route('**/assets/app-*.js', route => route.abort())
      await page.goto('/')
      await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
      await expect(page.locator('.app-failed-notice')).toBeVisible()
    },
    parts: ['logo'],
  },
]
