import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { cookieFooter } from '../src/content/cookies.ts'
import { production } from './harness/build-sites.ts'
import {
  atBusiness,
  type Delivery,
  hosts,
  standInForReceiver,
  standInForTrackers,
  storedNames,
} from './harness/stand-ins.ts'
import { expect, test, whenLive, whenQuiet } from './harness/test.ts'
import { type Category, categorySwitch, choose, fillUntil, sendLead } from './harness/visitor.ts'

/* The Google tag, of Analytics and Ads, and the Meta pixel: what they send and store, and when. */

const sentBy = { analytics: [hosts.analytics], marketing: [hosts.ads, hosts.pixel] }
const storedBy = {
  analytics: ['_ga', '_ga_TEST123'],
  marketing: [
    ...['_fbc', '_fbp', '_gac_UA-1', '_gcl_au', '_gcl_aw', '_gcl_ls'],
    ...['lastExternalReferrer', 'lastExternalReferrerTime'],
  ],
}
const everything = [...storedBy.analytics, ...storedBy.marketing].sort()
const scripts = [`${hosts.google}/gtag/js`, `${hosts.meta}/en_US/fbevents.js`]

/** What `sendLead` types: the number as a whole, as a time may have three equal digits. */
const personal = /giulia|333(?: |%20|\+)?1234567/i

/** Saves a choice of exactly these categories in the cookie dialog. */
async function saveOnly(page: Page, allowed: readonly Category[]) {
  await choose(page, cookieFooter.preferences)
  for (const category of ['functional', 'analytics', 'marketing'] as const) {
    await categorySwitch(page, category).setChecked(allowed.includes(category))
  }
  await choose(page, 'Salva Preferenze')
}

test.describe('with the Google tag and the Meta pixel switched on', () => {
  test.use(atBusiness)

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

  test('the trackers receive the events on the way to a lead, a conversion, and no personal data', async ({
    page,
    context,
  }) => {
    const { commands, commandsOf, forget, requests } = await standInForTrackers(page)
    const posts = await standInForReceiver(context)
    await page.goto('/')
    await choose(page, 'Accetta tutti')
    await expect.poll(() => commandsOf('google', 'config')).toHaveLength(1)
    await sendLead(page)
    expect(posts).toHaveLength(1)
    // The company form says which step is on the screen.
    await page.goto('/aziende')
    const events = () => commandsOf('google', 'event')
    await expect.poll(events).toContainEqual(['event', 'wizard_step', { step: 1 }])
    expect(events()).toContainEqual(['event', 'modal_opened', {}])
    const leads = events().filter(([, name]) => name === 'generate_lead')
    expect(leads).toEqual([['event', 'generate_lead', { lead_source: 'contact' }]])
    const conversion = { send_to: 'AW-123456789/AbC-D_efG' }
    expect(events()).toContainEqual(['event', 'conversion', conversion])
    // By the lead's timestamp Meta recognises what the automation reports too.
    const [eventID] = posts.map(post => post.postDataJSON().timestamp)
    const lead = ['track', 'Lead', { content_category: 'contact' }, { eventID }]
    await expect.poll(() => commandsOf('meta', 'track')).toContainEqual(lead)
    expect(commandsOf('meta', 'trackCustom')).toContainEqual(['trackCustom', 'modal_opened', {}])
    for (const sent of [JSON.stringify(commands), requests.join()])
      expect(sent).not.toMatch(personal)
    // Left to itself the pixel would report each click.
    expect(commandsOf('meta', 'set')).toContainEqual(['set', 'autoConfig', false, '1234567890'])
    expect(requests.join()).not.toMatch(/SubscribedButtonClick|Matching/)
    // Of a form that is loaded again, only the step that is shown counts.
    await fillUntil(page, 2)
    forget()
    await page.reload()
    const steps = () => events().filter(([, name]) => name === 'wizard_step')
    await expect.poll(steps).toEqual([['event', 'wizard_step', { step: 2 }]])
  })
})

test.describe('with the additions to the query switched on', () => {
  test.use(atBusiness)

  const versions = 'testi=privacy-[\\d.]+_termini-[\\d.]+'
  for (const [what, buttons, clicks] of [
    ['no', ['Rifiuta tutti'], ''],
    ['the', ['Accetta tutti'], '&fbclid=IwAR0_x-1&marketing=si'],
    ['no longer a', ['Accetta tutti', cookieFooter.withdraw], ''],
  ] as const) {
    test(`after "${buttons.join('", "')}" a lead carries ${what} click identifier of its advert`, async ({
      page,
      context,
    }) => {
      await standInForTrackers(page)
      const posts = await standInForReceiver(context)
      await page.goto('/?utm_source=meta&fbclid=IwAR0_x-1&gclid=<b>')
      for (const button of buttons) await choose(page, button)
      await sendLead(page)
      const query = new URL(posts[0]?.url() ?? '').searchParams.toString()
      expect(query).toMatch(new RegExp(`^utm_source=meta${clicks}&${versions}&attesa=\\d+$`))
    })
  }
})

/** Another tab stores a refusal. */
async function refuseElsewhere(page: Page) {
  const other = await page.context().newPage()
  await other.goto('/thank-you')
  await choose(other, cookieFooter.preferences)
  await choose(other, 'Rifiuta tutti')
  await other.close()
}

const refuse = (page: Page) => choose(page, cookieFooter.withdraw)

interface Change {
  change: (page: Page) => Promise<void>
  /** The categories that run afterwards. */
  runs: (keyof typeof sentBy)[]
  /** What has become of the scripts meanwhile. */
  during: Delivery[]
}

const changes: Record<string, Change> = {
  refused: { change: refuse, runs: [], during: ['wait', 'arrive', 'fail'] },
  'marketing refused': {
    change: page => saveOnly(page, ['analytics']),
    runs: ['analytics'],
    during: ['wait', 'arrive'],
  },
  'analytics refused': {
    change: page => saveOnly(page, ['marketing']),
    runs: ['marketing'],
    during: ['wait', 'fail'],
  },
  'refused and given again': {
    change: async page => {
      await refuse(page)
      await whenQuiet(page)
      await saveOnly(page, ['analytics', 'marketing'])
    },
    runs: ['analytics', 'marketing'],
    during: ['wait', 'arrive', 'fail'],
  },
  // How the page hears of a refusal does not depend on where the scripts are.
  'refused in another tab': { change: refuseElsewhere, runs: [], during: ['arrive'] },
}

const scriptsAre = { wait: 'are loading', arrive: 'have loaded', fail: 'have failed' }

test.describe('whatever was still allowed sends and stores, the rest neither', () => {
  test.use(atBusiness)

  for (const [name, { change, runs, during }] of Object.entries(changes)) {
    for (const delivery of during) {
      test(`when consent is ${name} while the scripts ${scriptsAre[delivery]}`, async ({
        page,
        context,
        visitorConsole,
      }) => {
        visitorConsole.allow(/The tracker .* could not start|net::ERR_FAILED/)
        await standInForReceiver(context)
        const standIn = await standInForTrackers(page)
        standIn.deliver(delivery)
        await page.goto('/')
        await whenLive(page)
        await choose(page, 'Accetta tutti')
        for (const script of scripts) await expect.poll(() => standIn.hasReached(script)).toBe(true)
        await whenQuiet(page)

        // The choice changes; from now on the network is well.
        if (delivery === 'fail') standIn.deliver('arrive')
        if (delivery !== 'wait') standIn.forget()
        await change(page)
        await whenQuiet(page)
        if (delivery === 'wait') {
          standIn.deliver('arrive')
          await whenQuiet(page)
        } else standIn.forget()
        await sendLead(page)
        await whenQuiet(page)

        const sent = Object.values(sentBy).flat()
        const expected = runs.flatMap(category => sentBy[category])
        const stored = runs.flatMap(category => storedBy[category]).sort()
        await expect.poll(() => sent.filter(standIn.hasReached)).toEqual(expected)
        await expect.poll(() => storedNames(context, page)).toEqual(stored)
        // Each script is asked for once, and once more only after a failure.
        for (const script of scripts) {
          const times = standIn.requests.filter(request => request.startsWith(script)).length
          expect(times, script).toBeLessThanOrEqual(1)
        }
      })
    }
  }
})

test('a site built without trackers contains none of their code', async () => {
  const files = readdirSync(production.folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.(?:js|html|css)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const text = readFileSync(path.join(production.folder, file), 'utf8')
    expect(text, file).not.toMatch(/googletagmanager|fbevents|dataLayer|_fbq/)
  }
})
