import type { Locator, Page, ViewportSize } from '@playwright/test'
import { companyForm } from '../src/content/aziende.ts'
import { steps as allSteps } from '../src/content/company-steps.ts'
import { cookieBanner } from '../src/content/cookies.ts'
import { fillNames } from '../src/content/fill-names.ts'
import { video } from '../src/content/home.ts'
import { layout } from '../src/content/layout.ts'
import { hints, notSent } from '../src/content/messages.ts'
import { thankYou } from '../src/content/thank-you.ts'
import { violations } from './harness/axe.ts'
import { contrastOfPart, faultsOf, type Look } from './harness/looks.ts'
import { allAddresses, unknownAddress } from './harness/pages.ts'
import { originOf } from './harness/ports.ts'
import type { Receiver } from './harness/receiver.ts'
import {
  desktop,
  expect,
  expectNotFound,
  phone,
  test,
  toast,
  type VisitorConsole,
  whenLive,
} from './harness/test.ts'
import {
  banner,
  categorySwitch,
  choose,
  companyField,
  fillAll,
  fillLead,
  fillUntil,
  next,
  send,
  submitButton,
} from './harness/visitor.ts'

/*
 * What must hold in every state of the site that a visitor can be in front of: axe, zoom, phones held
 * sideways, text spacing, forced colours, more contrast, less motion. Each state is reached once and then
 * looked at in every way. A failure names the look.
 */

test.describe.configure({ timeout: 120_000 })

interface Visit {
  page: Page
  receiver: Receiver
  visitorConsole: VisitorConsole
}

/** A part of the page that must stand out with whatever a visitor has set. */
type Part = [look: Look, find: (page: Page) => Locator]

interface State {
  /** From a new tab to the state. */
  reach: (visit: Visit) => Promise<unknown>
  /** What is seen here for the first time. */
  parts?: Record<string, Part>
  /** What lies over the page has a line around it only where colours are taken away. */
  surface?: (page: Page) => Locator
}

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

async function openStep(visit: Visit, step: number) {
  await openWithoutBanner(visit, '/aziende')
  if (step !== 1) await fillUntil(visit.page, step)
}

async function sendWizard(visit: Visit) {
  await openStep(visit, 1)
  await fillAll(visit.page)
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

/** Sends to a receiver that never answers; the hint that it takes long comes at once. */
async function wait(visit: Visit, sendLead: (visit: Visit) => Promise<unknown>) {
  await visit.receiver.behaveLike(() => {})
  await sendLead(visit)
  const said = visit.page.getByRole('status').filter({ hasText: notSent.causes.slow })
  await expect(said).toHaveCount(1)
}

/** Types an address of which the field says what it probably means. */
async function mistype(page: Page, label: string) {
  await page.getByLabel(label).fill('giulia@libero.com')
  await page.getByLabel(label).blur()
  await expect(page.getByRole('status').getByRole('button')).toHaveText([
    'giulia@libero.it',
    hints.keep,
  ])
}

/** As a browser with its scripts switched off reads a page: the tests themselves need scripts. */
async function openWithoutScript({ page }: Visit, address: string) {
  await page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replaceAll(/<script[\s\S]*?<\/script>|<\/?noscript>/g, '')
    await route.fulfill({ response, body })
  })
  await page.goto(address)
}

const header = (page: Page) => page.getByRole('banner')
const dialog = (page: Page) => page.getByRole('dialog')
const form = (page: Page) => page.getByRole('form')
const play = (page: Page) => page.getByRole('button', { name: video.play })
const question = (page: Page, state: string) =>
  page.locator(`#faq h3 button[data-state=${state}] svg`).first()

const states: Record<string, State> = {
  ...Object.fromEntries(
    allAddresses
      .slice(2)
      .map(address => [
        `${address} without the banner`,
        { reach: (visit: Visit) => openWithoutBanner(visit, address) },
      ]),
  ),
  // The same banner is on every page: over the longest, the form and the shortest.
  ...Object.fromEntries(
    ['/aziende', unknownAddress].map(address => [
      `${address} with the banner`,
      { reach: (visit: Visit) => open(visit, address) },
    ]),
  ),
  '/ with the banner': {
    reach: visit => open(visit, '/'),
    parts: {
      logo: ['inside', page => header(page).locator('svg').first()],
      'header button': ['edge', page => header(page).getByRole('button')],
      play: ['inside', page => play(page).locator('svg').last()],
      plus: ['middle', page => question(page, 'closed')],
      'banner buttons': ['edge', page => page.getByRole('button', { name: 'Rifiuta tutti' })],
      'banner cross': [
        'inside',
        page => banner(page).getByRole('button', { name: cookieBanner.close }).locator('svg'),
      ],
    },
    surface: banner,
  },
  '/ without the banner, with an answer, the transcript and no film': {
    reach: async visit => {
      const { page } = visit
      visit.visitorConsole.allow(/ERR_FAILED/)
      await page.route('**/video/*.mp4', route => route.abort())
      await home(visit)
      await page.locator('#faq h3 button').first().click()
      await page.getByText(video.transcript).click()
      await play(page).click()
      await expect(page.getByText(video.failed)).toBeVisible()
    },
    parts: {
      minus: ['middle', page => question(page, 'open')],
      'film button': ['edge', page => page.locator('.aspect-video button')],
    },
  },
  '/aziende without the banner': {
    reach: visit => openStep(visit, 1),
    parts: {
      plates: ['inside', page => page.getByRole('progressbar')],
      'field of the form': ['edge', page => companyField(page, 'nome')],
      forward: ['edge', next],
    },
  },
  'the menu': {
    reach: async visit => {
      await home(visit)
      await visit.page.getByLabel(layout.menu).click()
    },
    parts: {
      'menu button': ['inside', page => page.getByLabel(layout.menu).locator('svg:visible')],
      menu: ['inside', page => header(page).locator('details nav a').first()],
    },
  },
  'the lead modal': {
    reach: openModal,
    parts: {
      cross: [
        'inside',
        page => dialog(page).getByRole('button', { name: 'Chiudi' }).locator('svg'),
      ],
      field: ['edge', page => page.getByLabel('Nome *')],
      box: ['edge', page => dialog(page).getByRole('checkbox')],
      submit: ['edge', submitButton],
    },
    surface: dialog,
  },
  'the lead modal with errors': {
    reach: async visit => {
      await openModal(visit)
      await submitButton(visit.page).click()
      await toastShown(visit.page)
    },
    parts: {
      'field in error': ['edge', page => page.getByLabel('Nome *')],
      error: ['inside', page => dialog(page).locator('[id$=-error]').first()],
    },
    surface: page => page.locator('[data-sonner-toast][data-front=true]'),
  },
  'the lead modal with hints': {
    reach: async visit => {
      await openModal(visit)
      await mistype(visit.page, 'Email *')
      await visit.page.getByLabel('Telefono *').fill('333 12')
      await visit.page.getByLabel('Nome *').focus()
      await expect(dialog(visit.page).getByText(hints.shortPhone)).toBeVisible()
    },
    parts: { suggestion: ['inside', page => dialog(page).getByText('giulia@libero.it')] },
  },
  'the form for companies with a hint': {
    reach: async visit => {
      await openStep(visit, 1)
      await mistype(visit.page, companyForm.texts.email.label)
    },
  },
  'the lead modal that takes long': {
    reach: visit => wait(visit, sendModal),
    parts: {
      'disabled field': ['edge', page => page.getByLabel('Nome *')],
      notice: ['inside', page => dialog(page).locator('[tabindex="-1"] > p').last()],
    },
  },
  'the lead modal after a failure': { reach: visit => fail(visit, sendModal) },
  'the cookie dialog': {
    reach: async visit => {
      await open(visit, '/')
      await choose(visit.page, 'Personalizza')
      await expect(dialog(visit.page)).toBeVisible()
    },
    parts: { switch: ['edge', page => page.getByRole('switch').nth(1)] },
  },
  ...Object.fromEntries(
    allSteps
      .map((_step, index) => index + 1)
      .map(step => [
        `step ${step} with errors`,
        {
          reach: async (visit: Visit) => {
            await openStep(visit, step)
            await (step === allSteps.length ? send : next)(visit.page).click()
            await toastShown(visit.page)
          },
          ...(step === 2 && {
            parts: {
              answer: ['edge', page => form(page).locator('label:has([type=radio])').first()],
              circle: ['inside', page => form(page).getByRole('radio').first()],
            } satisfies Record<string, Part>,
          }),
        },
      ]),
  ),
  'the form for companies that takes long': { reach: visit => wait(visit, sendWizard) },
  'the form for companies after a failure': { reach: visit => fail(visit, sendWizard) },
  'the thanks for a company lead': {
    reach: async visit => {
      await sendWizard(visit)
      await expect(visit.page.getByText(thankYou.company.lead)).toBeVisible()
      await toastShown(visit.page)
    },
  },
  'the film': {
    reach: async visit => {
      await home(visit)
      await play(visit.page).click()
      await expect(visit.page.locator('video')).toBeFocused()
    },
  },
  'the notice before a film of another company': {
    reach: async visit => {
      await openWithoutBanner(visit, `${originOf('business')}/`)
      await play(visit.page).click()
      await expect(visit.page.getByText(fillNames(video.notice, () => 'YouTube'))).toBeVisible()
    },
  },
  '/ without script': { reach: visit => openWithoutScript(visit, '/') },
  '/aziende without script': { reach: visit => openWithoutScript(visit, '/aziende') },
  'a page whose application does not arrive': {
    reach: async ({ page, visitorConsole }) => {
      visitorConsole.expect(/ERR_FAILED/)
      await page.route('**/assets/app-*.js', route => route.abort())
      await page.goto('/')
      await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
      await expect(page.locator('.app-failed-notice')).toBeVisible()
    },
  },
}

/** A toast and a send last for as long as the test looks; the hint that a send takes long comes at once. */
function holdTimers() {
  const { setTimeout } = window
  const replaced = (run: TimerHandler, delay = 0) =>
    setTimeout(run, delay === 6000 ? 0 : delay > 6000 ? 600_000 : delay)
  Object.assign(window, { setTimeout: replaced })
}

/** A toast moves to its place for the new size a little later. */
async function resize(page: Page, size: ViewportSize) {
  await page.setViewportSize(size)
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Runs in the page. What would move, or does: transitions and animations that take time. */
function movements(): string[] {
  const takesTime = (times: string) => times.split(',').some(time => Number.parseFloat(time) > 0.01)
  const moving = [...document.querySelectorAll('*')].filter(element => {
    const { transitionProperty, transitionDuration, animationName, animationDuration } =
      getComputedStyle(element)
    const changes = transitionProperty !== 'none' && takesTime(transitionDuration)
    return changes || (animationName !== 'none' && takesTime(animationDuration))
  })
  return [...new Set(moving.map(element => `${element.tagName}.${element.className}`))]
}

/** The parts that do not stand out by this contrast. */
async function faintParts(page: Page, parts: Record<string, Part>, enough: number) {
  const faint: string[] = []
  for (const [name, [look, find]] of Object.entries(parts)) {
    const contrast = await contrastOfPart(page, find(page), look)
    if (contrast < enough) faint.push(`${name}: ${contrast.toFixed(2)}:1`)
  }
  return faint
}

/** What a visitor has set in the system: less motion, forced colours, more contrast. */
async function lookWithSettings(page: Page, { parts = {}, surface }: State) {
  expect.soft(await page.evaluate(movements), 'with less motion').toEqual([])
  // Off the button that was clicked last.
  await page.mouse.move(0, 0)
  expect.soft(await faintParts(page, parts, 3), 'with nothing set').toEqual([])
  const all: Record<string, Part> = surface ? { ...parts, surface: ['edge', surface] } : parts
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    expect.soft(await faintParts(page, all, 3), `in forced ${colorScheme} colours`).toEqual([])
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', contrast: 'more' })
  expect.soft(await faintParts(page, all, 4.5), 'with more contrast').toEqual([])
  const faint = await violations(page, ['color-contrast-enhanced'])
  expect.soft(faint, 'with more contrast').toEqual([])
  // Last, because a menu closes when the focus leaves it.
  expect.soft(await faultsOf(page, 'focus'), 'with more contrast').toEqual([])
  await page.emulateMedia({ forcedColors: 'active', contrast: 'no-preference' })
  expect.soft(await faultsOf(page, 'focus'), 'in forced colours').toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** 1280x1024 at 200 % and 400 % (WCAG 2.2: 1.4.4, 1.4.10), and a phone held sideways (1.3.4). */
const lowScreens = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
  { width: 568, height: 320 },
]

/** What 1.4.12 asks for. In a style sheet of the script's own: the policy refuses those of a test. */
function spaceText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `)
  document.adoptedStyleSheets.push(sheet)
}

/** To be called last: the text stays as it leaves it. */
async function lookOnScreens(page: Page) {
  for (const size of [...lowScreens, phone, desktop]) {
    if (size === phone) await page.evaluate(spaceText)
    await resize(page, size)
    const faults = await faultsOf(page, 'layout', 'reach', 'focus')
    expect.soft(faults, `${size.width}x${size.height}`).toEqual([])
  }
}

/** Is looked at on a large screen too; what a phone shows is the same on all pages, or in the form. */
const isWholePage = (name: string) => /^\/.* without/.test(name)

for (const [name, state] of Object.entries(states)) {
  test(`${name}: axe finds no violation, and all can be seen, read and reached on every screen and with every setting`, async ({
    page,
    receiver,
    visitorConsole,
  }) => {
    // What fades in is pale until it is there, and a toast would still be on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(phone)
    await page.addInitScript(holdTimers)
    await state.reach({ page, receiver, visitorConsole })
    // First: what a part covers depends on how far the page is scrolled.
    if (isWholePage(name)) {
      expect.soft(await violations(page, ['target-size']), 'axe on a phone').toEqual([])
      await resize(page, desktop)
    }
    expect.soft(await violations(page), 'axe').toEqual([])
    await resize(page, phone)
    await lookWithSettings(page, state)
    await lookOnScreens(page)
  })
}

test('in forced colours a switch shows its state, and the progress how many plates are loaded', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/aziende')
  await whenLive(page)
  const plates = page.getByRole('progressbar', { name: companyForm.progress }).locator('rect')
  const [bar, loaded, ahead] = await plates.evaluateAll(rects =>
    rects.map(rect => getComputedStyle(rect).fill),
  )
  expect([loaded, bar]).not.toContain(ahead)
  await choose(page, 'Personalizza')
  const functional = categorySwitch(page, 'functional')
  const colours = () =>
    functional.evaluate(track =>
      [track, ...track.children].map(part => getComputedStyle(part).backgroundColor),
    )
  const [off, offThumb] = await colours()
  await functional.click()
  const [on, onThumb] = await colours()
  expect(offThumb).not.toBe(off)
  expect(onThumb).not.toBe(on)
  expect(on).not.toBe(off)
})
