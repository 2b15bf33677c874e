import type { Page } from '@playwright/test'
import { cookieFooter } from '../src/content/cookies.ts'
import { providerPorts, trackingPort } from './addresses.ts'
import { choose, saveOnly } from './consent.ts'
import { sendLead } from './lead-modal.ts'
import { type Delivery, hosts, standInForTrackers, storedNames } from './stand-ins.ts'
import { expect, test, whenLive, whenQuiet } from './test.ts'

/*
 * Every change of a choice, while the scripts of the trackers are on their way, have arrived or have
 * failed. What still runs afterwards sends and stores; what does not, neither.
 */

const states: Record<string, Delivery> = { loading: 'wait', loaded: 'arrive', failed: 'fail' }

/** Another tab stores a refusal. */
async function refuseElsewhere(page: Page) {
  const other = await page.context().newPage()
  await other.goto('/thank-you')
  await choose(other, cookieFooter.preferences)
  await choose(other, 'Rifiuta tutti')
  await other.close()
}

/** The page comes back out of the back-forward cache after a refusal, of which it heard nothing. */
async function refuseWhileAway(page: Page) {
  await page.evaluate(() => {
    localStorage.setItem('cookie-consent', 'false')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
}

const refuse = (page: Page) => choose(page, cookieFooter.withdraw)

interface Change {
  change: (page: Page) => Promise<void>
  /** The categories that run afterwards. */
  runs: string[]
}

const changes: Record<string, Change> = {
  refused: { change: refuse, runs: [] },
  'marketing refused': { change: page => saveOnly(page, ['analytics']), runs: ['analytics'] },
  'analytics refused': { change: page => saveOnly(page, ['marketing']), runs: ['marketing'] },
  'refused and given again': {
    change: async page => {
      await refuse(page)
      await whenQuiet(page)
      await saveOnly(page, ['analytics', 'marketing'])
    },
    runs: ['analytics', 'marketing'],
  },
}

/** How the page hears of a refusal does not depend on the trackers: on one build. */
const refusalsFromOutside: Record<string, Change> = {
  'refused in another tab': { change: refuseElsewhere, runs: [] },
  'refused while the page was away': { change: refuseWhileAway, runs: [] },
}

interface TrackerFacts {
  script: string
  /** Where it sends, and what it stores, by the category that allows it. */
  sends: Record<string, string>
  stores: Record<string, string[]>
}

const adStores = ['_gac_UA-1', '_gcl_au', '_gcl_aw', '_gcl_ls']
const tag = `${hosts.google}/gtag/js`
const facts = {
  google: {
    script: tag,
    sends: { analytics: hosts.analytics },
    // Without analytics this tag does not run, so that marketing alone stores nothing.
    stores: { analytics: ['_ga', '_ga_TEST123'], both: adStores },
  },
  ads: { script: tag, sends: { marketing: hosts.ads }, stores: { marketing: adStores } },
  both: {
    script: tag,
    sends: { analytics: hosts.analytics, marketing: hosts.ads },
    stores: { analytics: ['_ga', '_ga_TEST123'], marketing: adStores },
  },
  meta: {
    script: `${hosts.meta}/en_US/fbevents.js`,
    sends: { marketing: hosts.pixel },
    stores: { marketing: ['_fbc', '_fbp', 'lastExternalReferrer', 'lastExternalReferrerTime'] },
  },
} satisfies Record<string, TrackerFacts>

interface Build {
  port: number
  trackers: TrackerFacts[]
  changes: Record<string, Change>
}

const builds: Record<string, Build> = {
  'Google Analytics and Meta': {
    port: trackingPort,
    trackers: [facts.google, facts.meta],
    changes: { ...changes, ...refusalsFromOutside },
  },
  'Google Ads': { port: providerPorts.ads, trackers: [facts.ads], changes },
  'Google Analytics and Ads': { port: providerPorts.both, trackers: [facts.both], changes },
}

const valuesOf = <T>(of: Record<string, T>, runs: string[]): T[] =>
  [...runs, ...(runs.length > 1 ? ['both'] : [])].flatMap(category => of[category] ?? [])

for (const [name, { port, trackers, changes }] of Object.entries(builds)) {
  test.describe(name, () => {
    test.use({ baseURL: `http://localhost:${port}`, standIns: Object.values(hosts) })

    for (const [change, { change: act, runs }] of Object.entries(changes)) {
      for (const [state, delivery] of Object.entries(states)) {
        test(`${change} while the scripts are ${state}`, async ({
          page,
          context,
          visitorConsole,
        }) => {
          visitorConsole.allow(/The tracker .* could not start|net::ERR_FAILED/)
          const standIn = await standInForTrackers(page)
          standIn.deliver(delivery)
          await page.goto('/')
          await whenLive(page)
          await choose(page, 'Accetta tutti')
          for (const { script } of trackers) {
            await expect.poll(() => standIn.hasReached(script)).toBe(true)
          }
          await whenQuiet(page)

          // The choice changes; from now on the network is well.
          if (delivery === 'fail') standIn.deliver('arrive')
          if (delivery !== 'wait') standIn.forget()
          await act(page)
          await whenQuiet(page)
          standIn.deliver('arrive')
          await whenQuiet(page)
          if (delivery !== 'wait') standIn.forget()
          await sendLead(page)
          await whenQuiet(page)

          const sent = trackers.flatMap(({ sends }) => Object.values<string>(sends))
          const expected = trackers.flatMap(({ sends }) => valuesOf<string>(sends, runs))
          const stored = trackers.flatMap(({ stores }) => valuesOf<string[]>(stores, runs).flat())
          await expect.poll(() => sent.filter(standIn.hasReached).sort()).toEqual(expected.sort())
          await expect.poll(() => storedNames(context, page)).toEqual(stored.sort())
          // Each script is asked for once, and once more only after a failure.
          for (const { script } of trackers) {
            const times = standIn.requests.filter(request => request.startsWith(script)).length
            expect(times, script).toBeLessThanOrEqual(1)
          }
        })
      }
    }
  })
}
