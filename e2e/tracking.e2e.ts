import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cookieFooter } from '../src/content/cookies.ts'
import { providerPorts, sitePorts, trackingPort } from './addresses.ts'
import { choose, saveOnly } from './consent.ts'
import { sendLead } from './lead-modal.ts'
import { hosts, standInForTrackers, storedNames } from './stand-ins.ts'
import { expect, test, whenLive, whenQuiet } from './test.ts'

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

/** What `sendLead` types: the number as a whole, as a time may have three equal digits. */
const personal = /giulia|333(?: |%20|\+)?1234567/i

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
      await whenQuiet(page)
    }
    await choose(page, 'Rifiuta tutti')
    await whenQuiet(page)
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
    await saveOnly(page, ['analytics'])
    await expect.poll(() => standIn.commandsOf('google', 'config')).toHaveLength(1)
    await whenQuiet(page)
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

  test('a tracker whose chunk cannot be fetched does not stop the other', async ({
    page,
    visitorConsole,
  }) => {
    visitorConsole.expect(/The tracker google-analytics could not start/)
    visitorConsole.allow(/ERR_FAILED/)
    const standIn = await standInForTrackers(page)
    await page.route('**/assets/google-tag-*.js', route => route.abort())
    await page.goto('/')
    await whenLive(page)
    await choose(page, 'Accetta tutti')
    await expect.poll(() => standIn.hasReached(hosts.pixel)).toBe(true)
    expect(standIn.hasReached(hosts.google)).toBe(false)
  })

  test('after a withdrawal a later visit sends and stores nothing', async ({ page, context }) => {
    const standIn = await standInForTrackers(page)
    await page.goto('/')
    await choose(page, 'Accetta tutti')
    await expect.poll(() => storedNames(context, page)).toEqual(everything)
    await choose(page, cookieFooter.withdraw)
    await expect.poll(() => storedNames(context, page)).toEqual([])
    await whenQuiet(page)
    standIn.forget()
    await page.goto('/aziende')
    await whenLive(page)
    await whenQuiet(page)
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
    await expect
      .poll(() => commandsOf('meta', 'track'))
      .toContainEqual(['track', 'Lead', { content_category: 'contact' }])
    expect(commandsOf('meta', 'trackCustom')).toContainEqual(['trackCustom', 'modal_opened', {}])
    for (const sent of [JSON.stringify(commands), requests.join()]) {
      expect(sent).not.toMatch(personal)
    }
    // Left to itself the pixel would report each click.
    expect(commandsOf('meta', 'set')).toContainEqual(['set', 'autoConfig', false, '1234567890'])
    expect(requests.join()).not.toMatch(/SubscribedButtonClick|Matching/)
  })
})

for (const name of ['ads', 'both'] as const) {
  test.describe(`with a Google tag for ${name} switched on`, () => {
    const port = providerPorts[name]
    test.use({ baseURL: `http://localhost:${port}`, standIns: Object.values(hosts) })

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
}

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
