import { cookieBanner } from '../src/content/cookies.ts'
import { fillNames } from '../src/content/fill-names.ts'
import { googleTags } from '../src/content/services/google.ts'
import { metaPixel } from '../src/content/services/meta.ts'
import { atBusiness, hosts, standInForTrackers } from './harness/stand-ins.ts'
import { expect, test, whenLive, whenQuiet } from './harness/test.ts'
import { banner, categorySwitch, choose, stored } from './harness/visitor.ts'

/* What a consent covers: the providers that it was asked for, and for how long. */

test.use(atBusiness)

const { askAgain } = cookieBanner
const newServices = (list: string) => fillNames(askAgain.new, () => list)
const google = googleTags.GT
const asked = ['google-tag', 'meta-pixel', 'youtube']

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
    asked,
    day: new Date().toISOString().slice(0, 10),
  })
})

const earlier = { essential: true, functional: true, analytics: true, marketing: true }
const today = new Date().toISOString().slice(0, 10)
const cases = [
  {
    what: 'a choice from before there were trackers',
    preferences: earlier,
    why: newServices(`${google.service}, ${metaPixel.service}, YouTube`),
    runs: [],
  },
  {
    what: 'a choice from before there was the pixel',
    preferences: { ...earlier, asked: ['google-tag', 'youtube'], day: today },
    why: newServices(metaPixel.service),
    runs: [hosts.google],
  },
  {
    what: 'a choice of two years ago',
    preferences: { ...earlier, asked, day: '2024-11-21' },
    why: askAgain.old,
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
    await whenQuiet(page)
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
    JSON.stringify({ ...earlier, asked: ['google-tag', 'youtube'], day: today }),
  )
  await page.reload()
  await choose(page, 'Personalizza')
  await expect(categorySwitch(page, 'analytics')).toBeChecked()
  await expect(categorySwitch(page, 'marketing')).not.toBeChecked()
})

test('the dialog names the providers of each category and what they store', async ({ page }) => {
  await page.goto('/')
  await choose(page, 'Personalizza')
  const dialog = page.getByRole('dialog')
  for (const [{ service, company }, names] of [
    [google, '_ga, _ga_*'],
    [metaPixel, '_fbp, _fbc, lastExternalReferrer*, fr'],
  ] as const) {
    await expect(dialog.getByText(`${service} (${company}): ${names}`)).toBeVisible()
  }
  await expect(dialog.getByRole('link')).toHaveAttribute('href', '/cookie-policy')
})
