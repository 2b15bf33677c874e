import type { Page } from '@playwright/test'
import { video } from '../src/content/home.ts'
import { cookieTables } from '../src/content/legal/cookies.ts'
import { googleTags, metaPixel } from '../src/content/services/services.ts'
import {
  atBusiness,
  playerHost,
  standInForPlayer,
  standInForReceiver,
  standInForTrackers,
} from './harness/stand-ins.ts'
import { expect, test, whenLive, whenQuiet } from './harness/test.ts'
import { choose, companyField, fillLead, submitButton } from './harness/visitor.ts'

/*
 * The cookie policy lists what a real visit leaves in the browser, no more and no less: the visitor
 * accepts everything, starts both forms and watches the film. What a frame of another site stores is that
 * site's, and browsers differ: the policy names the site.
 */

/** The names in the cookies and storages of this site. */
const namesInBrowser = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...document.cookie.split('; ').flatMap(pair => pair.split('=')[0] || []),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])

const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

const own = [
  'company-wizard-draft',
  'contact-draft',
  'cookie-consent',
  'cookie-preferences',
  'just-sent',
]
const services = [googleTags.GT.service, metaPixel.service, 'YouTube']

const sites = {
  'a site with all services': {
    use: atBusiness,
    services,
    stores: ['_ga', '_ga_*', '_gac_*', '_gcl_*', '_fbc', '_fbp', 'lastExternalReferrer*'],
    elsewhere: {
      IDE: 'doubleclick.net',
      test_cookie: 'doubleclick.net',
      fr: 'facebook.com',
      'yt*': 'youtube-nocookie.com',
    },
  },
  'a site with none': { use: {}, services: [], stores: [], elsewhere: {} },
}

for (const [name, site] of Object.entries(sites)) {
  test.describe(name, () => {
    test.use(site.use)

    test('lists in its cookie policy exactly what a visit stores', async ({ page, context }) => {
      await standInForTrackers(page)
      await standInForPlayer(context)
      await standInForReceiver(context)
      await page.goto('/')
      await whenLive(page)
      await choose(page, 'Accetta tutti')
      await page.getByRole('button', { name: video.play }).click()
      await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
      await fillLead(page)
      await submitButton(page).click()
      await expect(page).toHaveURL('/thank-you')
      const afterSending = await namesInBrowser(page)
      await page.goBack()
      await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
      await page.getByLabel('Nome *').fill('Giulia Conti')
      await page.keyboard.press('Escape')
      await page.getByRole('contentinfo').locator('a[href="/aziende"]').click()
      await companyField(page, 'nome').fill('Giulia')
      await page.goto('/')
      await whenLive(page)
      await page.getByRole('button', { name: video.play }).click()
      await whenQuiet(page)
      const found = [...afterSending, ...(await namesInBrowser(page))]
      const frames = page.frames().filter(frame => frame.url().includes(playerHost))
      expect(frames).toHaveLength(site.services.length > 0 ? 1 : 0)

      await page.goto('/cookie-policy')
      const rows = page
        .getByRole('table', { name: cookieTables([]).storage.caption })
        .getByRole('rowheader')
      const listed = [...new Set(await rows.allInnerTexts())]
      const here = [...own, ...site.stores]
      expect(listed.sort()).toEqual([...here, ...Object.keys(site.elsewhere)].sort())
      for (const [pattern, owner] of Object.entries(site.elsewhere)) {
        const header = page.getByRole('rowheader', { name: pattern, exact: true })
        await expect(page.getByRole('row').filter({ has: header })).toContainText(owner)
      }
      const unlisted = found.filter(each => !listed.some(pattern => matches(pattern, each)))
      expect(unlisted, 'stored and not listed').toEqual([])
      const absent = here.filter(pattern => !found.some(each => matches(pattern, each)))
      expect(absent, 'listed and not stored').toEqual([])
      for (const service of services) {
        const count = (site.services as string[]).includes(service) ? 1 : 0
        const named = page.locator('#terze-parti').getByText(service, { exact: true })
        await expect(named).toHaveCount(count)
      }
    })
  })
}
