import type { BrowserContext, Page, Route } from '@playwright/test'
import { notSent } from '../src/content/messages.ts'
import { site } from '../src/content/site.ts'
import type { Receiver } from './harness/receiver.ts'
import { delayFiles, expect, hurry, test, toast, whenLive } from './harness/test.ts'
import { companyField, fillAll, fillLead, send, submitButton } from './harness/visitor.ts'

/*
 * Each request on each way to a lead, broken in each manner: the lead arrives once and the visitor hears so, or
 * the page offers phone and email and nothing typed is lost.
 */

test.describe.configure({ timeout: 90_000 })

/** Longer than the page waits for a part of itself (8 s) or for the receiver (15 s). */
const patience = { timeout: 25_000 }

const faults = {
  fails: (route: Route) => route.abort('connectionreset'),
  'is refused': (route: Route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
  hangs: () => new Promise<void>(() => undefined),
  'is rubbish': (route: Route) =>
    route.fulfill({
      contentType: route.request().url().endsWith('css') ? 'text/css' : 'text/javascript',
      body: '<!doctype html><title>',
    }),
}

interface Way {
  /** From the page to the form. */
  open: (page: Page) => Promise<unknown>
  /** Fills in what the form asks for and sends it. */
  send: (page: Page) => Promise<unknown>
  /** A text of the visitor that must not be lost. */
  typed: (page: Page) => ReturnType<Page['getByLabel']>
  /** Its requests but for the page itself. */
  requests: readonly string[]
  receiver: string
}

/** What is broken may be asked for before the page has loaded, which it then never has. */
const visit = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' })

const cta = (page: Page) => page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' })
const modalName = (page: Page) => page.getByLabel('Nome *')

const ways: Record<string, Way> = {
  'the lead modal': {
    open: async page => {
      await visit(page, '/')
      await cta(page).click()
    },
    send: async page => {
      await fillLead(page)
      await submitButton(page).click()
    },
    typed: modalName,
    // after-sending.e2e.ts breaks its page of thanks.
    requests: ['app-*.js', 'HomePage-*.js', 'ContactModal-*.js', '*.css'],
    receiver: '**/lead',
  },
  'an advert with ?metodo': {
    open: page => visit(page, '/privacy-policy?metodo'),
    send: async page => {
      await fillLead(page)
      await submitButton(page).click()
    },
    typed: modalName,
    requests: ['app-*.js', 'PrivacyPolicyPage-*.js', 'Dialog-*.js'],
    receiver: '**/lead',
  },
  'the form for companies': {
    open: page => visit(page, '/aziende'),
    send: async page => {
      await fillAll(page)
      await send(page).click()
    },
    typed: page => companyField(page, 'nome'),
    requests: ['app-*.js', 'AziendePage-*.js', '*.css', 'ThankYouPage-*.js'],
    receiver: '**/company',
  },
}

/** Runs in the page. */
const isAnyInView = (elements: Element[]) =>
  elements.some(element => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && top >= 0 && bottom <= innerHeight
  })

/** Email and phone are in view, with the words of a notice. */
async function expectOffer(page: Page) {
  await expect(notice(page)).toBeVisible(patience)
  const links = ['mailto:', 'tel:'].map(scheme => page.locator(`a[href^="${scheme}"]`))
  await expect
    .poll(async () => {
      const inView = links.map(link => link.evaluateAll(isAnyInView))
      return (await Promise.all(inView)).every(Boolean)
    })
    .toBe(true)
}

const sentTitle = (page: Page) => page.getByRole('heading', { name: 'Richiesta Inviata!' })
/** A part of the page did not arrive, or a lead was not sent. */
const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: site.email }).or(page.getByText(notSent.hint)).first()

/** Whatever comes first: what was to come, or a notice. */
async function meets(page: Page, wanted: ReturnType<Page['getByText']>): Promise<boolean> {
  await expect(wanted.or(notice(page)).first()).toBeVisible(patience)
  return wanted.isVisible()
}

/** Goes the way as far as it leads, and says how it ended. */
async function goTheWay(page: Page, way: Way): Promise<'sent' | 'offered'> {
  await way.open(page)
  if (!(await meets(page, way.typed(page)))) {
    await expectOffer(page)
    return 'offered'
  }
  // Until the page is live, the browser itself would send the form somewhere; a part that is late takes the notice away.
  const isLive = await Promise.race([
    whenLive(page).then(() => true),
    expectOffer(page).then(() => false),
  ])
  if (!isLive) return 'offered'
  await way.send(page)
  if (await meets(page, sentTitle(page))) return 'sent'
  await expectOffer(page)
  return 'offered'
}

async function expectOneLead(receiver: Receiver) {
  await expect.poll(async () => (await receiver.leads()).length).toBe(1)
  const [stored] = await receiver.leads()
  expect(JSON.parse(stored?.request.body ?? '')).toMatchObject({ telefono: '+39 333 1234567' })
}

for (const [name, way] of Object.entries(ways)) {
  for (const [manner, answer] of Object.entries(faults)) {
    for (const request of way.requests) {
      test(`on the way of ${name}, ${request} ${manner}`, async ({
        page,
        receiver,
        visitorConsole,
      }) => {
        visitorConsole.allow(/./)
        if (manner === 'hangs') await hurry(page)
        await page.route(`**/assets/${request}`, answer)
        const end = await goTheWay(page, way)
        if (end === 'sent') await expectOneLead(receiver)
      })
    }
  }
}

/** What slows a visitor down, and keeps nothing from being sent. */
const hindrances: Record<string, (page: Page) => Promise<unknown>> = {
  'everything is slow': page => delayFiles(page, '**/assets/*', 400),
  'the storage refuses all': page =>
    page.addInitScript(() => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, { get })
    }),
}

for (const [name, way] of Object.entries(ways)) {
  for (const [hindrance, begin] of Object.entries(hindrances)) {
    test(`on the way of ${name}, ${hindrance}, and the lead is sent`, async ({
      page,
      receiver,
    }) => {
      await begin(page)
      expect(await goTheWay(page, way)).toBe('sent')
      await expectOneLead(receiver)
    })
  }
}

const outages: Record<string, (context: BrowserContext, way: Way) => Promise<unknown>> = {
  'the connection is gone': context => context.setOffline(true),
  'the receiver breaks off': (context, way) =>
    context.route(way.receiver, route => route.abort('connectionreset')),
}

for (const [outage, begin] of Object.entries(outages)) {
  for (const [name, way] of Object.entries(ways)) {
    // It ends in the modal.
    if (name.startsWith('an advert')) continue
    test(`on the way of ${name}, ${outage} while it is sent: nothing is lost, and the second try arrives`, async ({
      page,
      context,
      receiver,
      visitorConsole,
    }) => {
      visitorConsole.allow(/./)
      await way.open(page)
      await whenLive(page)
      await expect(way.typed(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await begin(context, way)
      await way.send(page)
      await expect(toast(page).first()).toContainText('Errore')
      await expectOffer(page)
      await context.setOffline(false)
      await context.unrouteAll()
      await page.getByRole('button', { name: /Ottieni il metodo GRATUITAMENTE|INVIA/ }).click()
      await expect(sentTitle(page)).toBeVisible()
      await expectOneLead(receiver)
    })
  }
}
