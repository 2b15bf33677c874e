import type { Page } from '@playwright/test'
import { cookiePolicy } from '../src/content/legal/cookies.ts'
import { legalLabels } from '../src/content/legal/legal-document.ts'
import { privacy } from '../src/content/legal/privacy.ts'
import { terms } from '../src/content/legal/terms.ts'
import { originOf } from './harness/ports.ts'
import { desktop, expect, phone, test, whenLive } from './harness/test.ts'

const lastUpdated = (page: Page) => page.locator('#ultimo-aggiornamento')

const documents = [
  ['/privacy-policy', privacy.title],
  ['/terms-of-service', terms.title],
  ['/cookie-policy', cookiePolicy([]).title],
] as const

for (const [address, title] of documents) {
  test(`the contents list of ${address} leads to each section, and the document is printed alone`, async ({
    page,
  }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await whenLive(page)
    const contents = page.getByRole('navigation', { name: legalLabels.contents })
    const links = contents.getByRole('link')
    const titles = page.getByRole('heading', { level: 2 }).filter({ hasText: /^\d+\. / })
    await expect(titles).toHaveCount(await links.count())
    for (const [index, link] of (await links.all()).entries()) {
      await page.setViewportSize(index % 2 === 0 ? phone : desktop)
      await link.click()
      const section = titles.nth(index)
      await expect(section).toHaveText(`${index + 1}. ${await link.textContent()}`)
      await expect(section).toBeInViewport({ ratio: 1 })
      // Below the sticky header, not behind it.
      const { y } = (await section.boundingBox()) ?? { y: 0 }
      expect(y).toBeGreaterThan(76)
    }
    await page.emulateMedia({ media: 'print' })
    for (const role of ['banner', 'contentinfo', 'complementary'] as const)
      await expect(page.getByRole(role)).toBeHidden()
    await expect(contents).toBeHidden()
    await expect(page.getByRole('link', { name: legalLabels.home })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(lastUpdated(page)).toBeVisible()
    await expect(titles.last()).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })
}

test.describe('for a visitor in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles', locale: 'en-US' })

  // Where it is already the next day, and not the day of the build.
  test('the date of the last update is today’s in Rome, in Italian', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-01-31T23:30:00Z'))
    await page.goto(`${originOf('development')}/privacy-policy`)
    const title = await page.getByRole('heading', { level: 1 }).elementHandle()
    await expect(lastUpdated(page)).toHaveText(legalLabels.updated('1 febbraio 2031'))
    await whenLive(page)
    expect(await title?.evaluate(element => element.isConnected)).toBe(true)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the date is shown and the contents list works', async ({ page }) => {
    await page.goto('/privacy-policy')
    await expect(lastUpdated(page)).toHaveText(/\d{1,2} [a-z]+ \d{4}/)
    const contents = page.getByRole('navigation', { name: legalLabels.contents })
    await contents.locator('a[href="#conservazione"]').click()
    await expect(page).toHaveURL('/privacy-policy#conservazione')
    await expect(page.locator('#conservazione h2')).toBeInViewport()
  })
})
