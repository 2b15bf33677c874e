import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { providerPorts, sitePorts, trackingPort } from './addresses.ts'
import { banner, choose, saveOnly, stored } from './consent.ts'
import { fillLead, submitButton } from './lead-modal.ts'
import { hosts, standInForTrackers, storedNames } from './stand-ins.ts'
import { expect, test, whenLive } from './test.ts'

const settle = (page: Page) => page.waitForTimeout(700)

/** What both trackers store when everything is accepted. */
const everything = [
  '_fbc',
  '_fbp',
  '_ga',
  '_ga_TEST123',
  '_gac_UA-1',
  '_gcl_au',
  '_gcl_aw',
  '_gcl_ls',
  'lastExternalReferrer',
  'lastExternalReferrerTime',
]

async function sendLead(page: Page) {
  await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
  await fillLead(page)
  await submitButton(page).click()
  await expect(page).toHaveURL('/thank-you')
}

test.describe('with the Google tag and the Meta pixel switched on', () => {
  test.use({ baseURL: `http://localhost:${trackingPort}`, standIns: Object.values(hosts) })

  test('the trackers are not requested before consent, nor after a refusal', async ({
    page,
    context,
  }) => {
    const { requests } = await standInForTrackers(page)
    for (const address of ['/', '/aziende', '/cookie-policy']) {
      await page.goto(address)
      await whenLive(page)
      await settle(page)
    }
    await choose(page, 'Rifiuta tutti')
    await settle(page)
    expect(requests).toEqual([])
    expect(await storedNames(context, page)).toEqual([])
  })

  test('consent starts the trackers; Google’s signals are denied by default, then granted', async ({
    page,
    context,
  }) => {
    const { commandsOf, hasReached } = await standInForTrackers(page)
    await page.goto('/')
    await choose(page, 'Accetta tutti')
    await expect.poll(() => storedNames(context, page)).toEqual(everything)
    const signals = commandsOf('google', 'consent')
    expect(signals[0]).toEqual([
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' }),
    ])
    expect(signals[1]).toEqual([
      'consent',
      'update',
      expect.objectContaining({
        ad_storage: 'granted',
        ad_user_data: 'granted',
        ad_personalization: 'granted',
        analytics_storage: 'granted',
      }),
    ])
    expect(commandsOf('meta', 'init')).toEqual([['init', '1234567890']])
    expect(hasReached(hosts.analytics)).toBe(true)
    expect(hasReached(hosts.pixel)).toBe(true)
  })

  test('each category starts its own tracker, and a later visit starts it again', async ({
    page,
  }) => {
    const standIn = await standInForTrackers(page)
    await page.goto('/')
    await whenLive(page)
    await saveOnly(page, ['Analitici'])
    await expect.poll(() => standIn.commandsOf('google', 'config')).toHaveLength(1)
    await settle(page)
    expect(standIn.hasReached(hosts.meta)).toBe(false)
    expect(standIn.commandsOf('google', 'consent').at(-1)).toEqual([
      'consent',
      'update',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'granted' }),
    ])
    // A later visit.
    standIn.forget()
    await page.goto('/privacy-policy')
    await expect.poll(() => standIn.hasReached(hosts.google)).toBe(true)
  })

  test('after a withdrawal a later visit sends and stores nothing', async ({ page, context }) => {
    const standIn = await standInForTrackers(page)
    await page.goto('/')
    await choose(page, 'Accetta tutti')
    await expect.poll(() => storedNames(context, page)).toEqual(everything)
    await choose(page, 'Revoca il consenso ai cookie')
    await expect.poll(() => storedNames(context, page)).toEqual([])
    await settle(page)
    standIn.forget()
    await page.goto('/aziende')
    await whenLive(page)
    await settle(page)
    expect(standIn.requests).toEqual([])
  })

  test('the trackers receive the events on the way to a lead, without personal data', async ({
    page,
    receiver,
  }) => {
    const { commands, commandsOf, requests } = await standInForTrackers(page)
    await page.goto('/')
    await choose(page, 'Accetta tutti')
    await expect.poll(() => commandsOf('google', 'config')).toHaveLength(1)
    await sendLead(page)
    expect(await receiver.leads()).toHaveLength(1)
    // The company form says which step is on the screen.
    await page.goto('/aziende')
    await expect.poll(() => commandsOf('google', 'event').length).toBeGreaterThan(2)
    const events = commandsOf('google', 'event')
    expect(events).toContainEqual(['event', 'modal_opened', {}])
    expect(events).toContainEqual(['event', 'generate_lead', { lead_source: 'contact' }])
    expect(events).toContainEqual(['event', 'wizard_step', { step: 1 }])
    expect(commandsOf('meta', 'track')).toContainEqual([
      'track',
      'Lead',
      { content_category: 'contact' },
    ])
    expect(commandsOf('meta', 'trackCustom')).toContainEqual(['trackCustom', 'modal_opened', {}])
    expect(JSON.stringify(commands)).not.toMatch(/Giulia|giulia|333/)
    // Left to itself the pixel would report each click.
    expect(commandsOf('meta', 'set')).toContainEqual(['set', 'autoConfig', false, '1234567890'])
    expect(requests.join()).not.toMatch(/SubscribedButtonClick|Matching|Giulia/)
  })

  test('a choice is kept with what it was asked for and its day', async ({ page }) => {
    await standInForTrackers(page)
    await page.goto('/')
    await whenLive(page)
    await choose(page, 'Accetta tutti')
    const { 'cookie-preferences': text = '' } = await stored(page)
    expect(JSON.parse(text)).toEqual({
      essential: true,
      functional: true,
      analytics: true,
      marketing: true,
      asked: ['google-analytics', 'meta-pixel'],
      day: new Date().toISOString().slice(0, 10),
    })
  })

  const earlier = { essential: true, functional: true, analytics: true, marketing: true }
  const today = new Date().toISOString().slice(0, 10)
  const cases = [
    {
      what: 'a choice from before there were trackers',
      preferences: earlier,
      why: 'La tua scelta non comprende ancora: Google Analytics, Pixel di Meta.',
      runs: [],
    },
    {
      what: 'a choice from before there was the pixel',
      preferences: { ...earlier, asked: ['google-analytics'], day: today },
      why: 'La tua scelta non comprende ancora: Pixel di Meta.',
      runs: [hosts.google],
    },
    {
      what: 'a choice of two years ago',
      preferences: { ...earlier, asked: ['google-analytics', 'meta-pixel'], day: '2024-11-21' },
      why: 'La tua scelta non vale più: dopo un anno te la chiediamo di nuovo.',
      runs: [],
    },
  ]
  for (const { what, preferences, why, runs } of cases) {
    test(`${what} starts nothing that it does not cover, and the banner says why`, async ({
      page,
    }) => {
      const standIn = await standInForTrackers(page)
      await page.addInitScript(text => {
        if (localStorage.getItem('cookie-consent')) return
        localStorage.setItem('cookie-consent', 'true')
        localStorage.setItem('cookie-preferences', text)
      }, JSON.stringify(preferences))
      await page.goto('/')
      await expect(banner(page).getByText(why)).toBeVisible()
      await settle(page)
      const started = [hosts.google, hosts.meta].filter(standIn.hasReached)
      expect(started).toEqual(runs)
      // The answer covers both, and is not asked for again.
      await choose(page, 'Accetta tutti')
      await expect.poll(() => standIn.hasReached(hosts.meta)).toBe(true)
      await page.goto('/privacy-policy')
      await whenLive(page)
      await expect(banner(page)).toBeHidden()
    })
  }

  test('a category with a provider that the choice does not cover begins off', async ({ page }) => {
    await standInForTrackers(page)
    await page.goto('/')
    await page.evaluate(
      text => {
        localStorage.setItem('cookie-consent', 'true')
        localStorage.setItem('cookie-preferences', text)
      },
      JSON.stringify({ ...earlier, asked: ['google-analytics'], day: today }),
    )
    await page.reload()
    await choose(page, 'Personalizza')
    await expect(page.getByRole('switch', { name: 'Analitici' })).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Marketing' })).not.toBeChecked()
  })

  test('the dialog names the providers of each category and what they store', async ({ page }) => {
    await page.goto('/')
    await choose(page, 'Personalizza')
    const dialog = page.getByRole('dialog')
    await expect(
      dialog.getByText('Google Analytics (Google Ireland Limited): _ga, _ga_*'),
    ).toBeVisible()
    await expect(
      dialog.getByText(
        'Pixel di Meta (Meta Platforms Ireland Limited): _fbp, _fbc, lastExternalReferrer*, fr',
      ),
    ).toBeVisible()
    await expect(dialog.getByText('Oggi nessun servizio.')).toHaveCount(1)
    await expect(dialog.getByRole('link', { name: /Cookie Policy/ })).toHaveAttribute(
      'href',
      '/cookie-policy',
    )
  })
})

test.describe('with Google Ads switched on', () => {
  test.use({ baseURL: `http://localhost:${providerPorts.ads}`, standIns: Object.values(hosts) })

  test('a lead is a conversion', async ({ page, receiver }) => {
    const standIn = await standInForTrackers(page)
    await page.goto('/')
    await choose(page, 'Accetta tutti')
    await expect.poll(() => standIn.commandsOf('google', 'config')).toHaveLength(1)
    await sendLead(page)
    expect(await receiver.leads()).toHaveLength(1)
    await expect
      .poll(() => standIn.commandsOf('google', 'event'))
      .toContainEqual(['event', 'conversion', { send_to: 'AW-123456789/AbC-D_efG' }])
    expect(standIn.hasReached(hosts.ads)).toBe(true)
  })
})

test('a site built without trackers contains none of their code', async () => {
  const folder = path.join(import.meta.dirname, `../.e2e/${sitePorts.production}/dist`)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.(?:js|html|css)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    expect(text, file).not.toMatch(/googletagmanager|fbevents|dataLayer|_fbq/)
  }
})
