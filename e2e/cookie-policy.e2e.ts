import type { Page } from '@playwright/test'
import { video } from '../src/content/home.ts'
import { storage } from '../src/content/legal/cookies.ts'
import { googleTags } from '../src/content/services/google.ts'
import { metaPixel } from '../src/content/services/meta.ts'
import { providerPorts, realContentPort, sitePorts } from './addresses.ts'
import { companyField } from './company-form.ts'
import { choose } from './consent.ts'
import { allPlayers, type FilmPlayer, players as filmPlayers } from './film.ts'
import { hosts, playerHosts, standInForPlayers, standInForTrackers } from './stand-ins.ts'
import { expect, test, whenLive, whenQuiet } from './test.ts'

/*
 * The cookie policy lists what a real visit leaves in the browser, no more and no less, whatever the
 * site is configured with: the visitor accepts everything, starts both forms and watches the film.
 * What a frame of another site stores is that site's, and browsers differ: the policy names the site.
 */

const analyticsStores = ['_ga', '_ga_*']
const adStores = ['_gac_*', '_gcl_*']
const adsElsewhere = [
  ['IDE', 'doubleclick.net'],
  ['test_cookie', 'doubleclick.net'],
]

interface Configuration {
  name: string
  port: number
  /** Of the trackers: what they are called, what they store here, and on another site that keeps it. */
  services: string[]
  stores: string[]
  elsewhere?: string[][]
  players?: FilmPlayer[]
}

const configurations: Configuration[] = [
  { name: 'no tracker', port: sitePorts.production, services: [], stores: [] },
  {
    name: 'Google Analytics',
    port: providerPorts.analytics,
    services: [googleTags.G.service],
    stores: [...analyticsStores, ...adStores],
    elsewhere: adsElsewhere,
  },
  {
    name: 'Google Ads',
    port: providerPorts.ads,
    services: [googleTags.AW.service],
    stores: adStores,
    elsewhere: adsElsewhere,
  },
  {
    name: 'a Google tag for both',
    port: providerPorts.both,
    services: [googleTags.GT.service],
    stores: [...analyticsStores, ...adStores],
    elsewhere: adsElsewhere,
  },
  {
    name: 'the Meta pixel',
    port: providerPorts.meta,
    services: [metaPixel.service],
    stores: ['_fbc', '_fbp', 'lastExternalReferrer*'],
    elsewhere: [['fr', 'facebook.com']],
  },
  {
    name: 'a film on YouTube',
    port: realContentPort,
    services: [],
    stores: [],
    players: [filmPlayers.youtube],
  },
]

/** The names in the cookies and storages of this site. */
const namesInBrowser = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...document.cookie.split('; ').flatMap(pair => pair.split('=')[0] || []),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])

const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

for (const { name, port, stores, players = [], ...trackers } of configurations) {
  const services = [...trackers.services, ...players.map(({ service }) => service)]
  const elsewhere = [...(trackers.elsewhere ?? []), ...players.flatMap(each => each.stores)]

  test.describe(`configured with ${name}`, () => {
    test.use({
      baseURL: `http://localhost:${port}`,
      standIns: [...Object.values(hosts), ...playerHosts],
    })

    test('the policy lists exactly what a visit stores', async ({ page, context }) => {
      await standInForTrackers(page)
      await standInForPlayers(context)
      await page.goto('/')
      await whenLive(page)
      await choose(page, 'Accetta tutti')
      await page.getByRole('button', { name: video.play }).click()
      await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
      await page.getByLabel('Nome *').fill('Giulia Conti')
      await page.keyboard.press('Escape')
      await page.getByRole('contentinfo').locator('a[href="/aziende"]').click()
      await companyField(page, 'nome').fill('Giulia')
      await page.goto('/')
      await whenLive(page)
      await page.getByRole('button', { name: video.play }).click()
      await whenQuiet(page)
      const found = await namesInBrowser(page)
      const frames = page.frames().map(frame => new URL(frame.url()).hostname)
      expect(frames.filter(host => playerHosts.includes(host))).toEqual(
        players.map(({ host }) => host),
      )

      await page.goto('/cookie-policy')
      const rows = page
        .getByRole('table', { name: storage(services.length > 0).caption })
        .getByRole('rowheader')
      const listed = [...new Set(await rows.allInnerTexts())]
      const own = ['company-wizard-draft', 'contact-draft', 'cookie-consent', 'cookie-preferences']
      const foreign = elsewhere.map(([pattern = '']) => pattern)
      expect(listed.sort()).toEqual([...own, ...stores, ...foreign].sort())
      for (const [pattern = '', site = ''] of elsewhere) {
        await expect(
          page.getByRole('row').filter({
            has: page.getByRole('rowheader', { name: pattern, exact: true }),
          }),
        ).toContainText(site)
      }
      const unlisted = found.filter(each => !listed.some(pattern => matches(pattern, each)))
      expect(unlisted, 'stored and not listed').toEqual([])
      const here = [...own, ...stores]
      const absent = here.filter(pattern => !found.some(each => matches(pattern, each)))
      expect(absent, 'listed and not stored').toEqual([])

      const known = new Set([
        ...configurations.flatMap(each => each.services),
        ...allPlayers.map(({ service }) => service),
      ])
      const third = page.locator('#terze-parti')
      for (const service of known) {
        const count = services.includes(service) ? 1 : 0
        await expect(third.getByText(service, { exact: true })).toHaveCount(count)
      }
    })
  })
}
