import { cookieDialog } from '../src/content/cookie-dialog.ts'
import { cookieBanner, cookieFooter } from '../src/content/cookies.ts'
import { fillNames } from '../src/content/fill-names.ts'
import { adClicks, googleTags, metaPixel } from '../src/content/services/services.ts'
import { atBusiness, hosts, standInForTrackers } from './harness/stand-ins.ts'
import { expect, test, whenLive, whenQuiet } from './harness/test.ts'
import {
  banner,
  categorySwitch,
  choose,
  rejected,
  stored,
  storedChoice,
} from './harness/visitor.ts'

test('in the cookie dialog all but the locked switch are off at first; only saving or rejecting stores', async ({
  page,
}) => {
  await page.goto('/')
  const dialog = page.getByRole('dialog', { name: cookieDialog.title })
  for (const leave of [() => choose(page, 'Annulla'), () => page.keyboard.press('Escape')]) {
    await choose(page, 'Personalizza')
    await expect(dialog.getByRole('switch')).toHaveCount(4)
    await expect(categorySwitch(page, 'essential')).toBeDisabled()
    await expect(categorySwitch(page, 'essential')).toBeChecked()
    await expect(dialog.getByRole('switch', { checked: true })).toHaveCount(1)
    for (const category of await dialog.getByRole('switch').all())
      await expect(category).toHaveAccessibleDescription(/\S/)
    // This site has no providers.
    await expect(dialog.getByText(cookieDialog.noProvider)).toHaveCount(3)
    await categorySwitch(page, 'functional').press('Space')
    await leave()
    await expect(dialog).toBeHidden()
    expect(await stored(page)).toEqual({})
    await expect(banner(page)).toBeVisible()
  }
  await choose(page, 'Personalizza')
  await categorySwitch(page, 'analytics').click()
  await choose(page, 'Salva Preferenze')
  await expect(dialog).toBeHidden()
  expect(await stored(page)).toEqual(storedChoice('true', ['analytics']))
  // Another page: the footer opens the dialog with the choice, and gets the focus back.
  await page.goto('/terms-of-service')
  const link = page.getByRole('contentinfo').getByRole('button', { name: cookieFooter.preferences })
  await link.click()
  await expect(categorySwitch(page, 'analytics')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await link.click()
  await dialog.getByRole('button', { name: 'Rifiuta tutti' }).click()
  expect(await stored(page)).toEqual(rejected)
})

test('where storage is forbidden the consent choice lasts for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await whenLive(page)
  await choose(page, 'Accetta tutti')
  await expect(banner(page)).toBeHidden()
  await page.locator('a[href="/aziende"]:visible').first().click()
  await expect(page).toHaveURL('/aziende')
  await expect(banner(page)).toBeHidden()
})

test.describe('a consent covers the providers that it was asked for, for as long as it may last', () => {
  test.use(atBusiness)

  const { askAgain } = cookieBanner
  const newServices = (list: string) => fillNames(askAgain.new, () => list)
  const google = googleTags.GT
  const asked = ['google-tag', 'meta-pixel', 'ad-clicks', 'youtube']

  const earlier = { essential: true, functional: true, analytics: true, marketing: true }
  const today = new Date().toISOString().slice(0, 10)
  const cases = [
    {
      what: 'a choice from before there were trackers',
      preferences: earlier,
      why: newServices(`${google.service}, ${metaPixel.service}, ${adClicks.service}, YouTube`),
      runs: [],
    },
    {
      what: 'a choice from before there was the pixel',
      preferences: { ...earlier, asked: asked.filter(id => id !== 'meta-pixel'), day: today },
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
      const started = () => [hosts.google, hosts.meta].filter(standIn.hasReached)
      await expect.poll(started).toEqual(runs)
      await whenQuiet(page)
      expect(started()).toEqual(runs)
      // The answer covers both, and is not asked for again.
      await choose(page, 'Accetta tutti')
      await expect.poll(() => standIn.hasReached(hosts.meta)).toBe(true)
      await page.goto('/privacy-policy')
      await whenLive(page)
      await expect(banner(page)).toBeHidden()
    })
  }

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

  test('one switch of the dialog, off at first, accepts all or none; saving alone stores', async ({
    page,
  }) => {
    await standInForTrackers(page)
    await page.goto('/')
    await choose(page, 'Personalizza')
    const all = page.getByRole('switch', { name: cookieDialog.all.name })
    const others = ['functional', 'analytics', 'marketing'] as const
    await expect(all).not.toBeChecked()
    await all.press('Space')
    for (const category of others) await expect(categorySwitch(page, category)).toBeChecked()
    await categorySwitch(page, 'marketing').click()
    await expect(all).not.toBeChecked()
    await all.click()
    await all.click()
    for (const category of others) await expect(categorySwitch(page, category)).not.toBeChecked()
    await expect(categorySwitch(page, 'essential')).toBeChecked()
    expect(await stored(page)).toEqual({})
    await all.click()
    await choose(page, 'Salva Preferenze')
    const { 'cookie-preferences': preferences = '' } = await stored(page)
    expect(JSON.parse(preferences)).toMatchObject({ ...earlier, asked })
  })
})
