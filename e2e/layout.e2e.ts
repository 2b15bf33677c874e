import { cookieFooter } from '../src/content/cookies.ts'
import { results } from '../src/content/home.ts'
import { layout } from '../src/content/layout.ts'
import { site } from '../src/content/site.ts'
import { allAddresses } from './harness/pages.ts'
import {
  desktop,
  expect,
  expectNotFound,
  phone,
  sidewaysScroll,
  test,
  whenLive,
} from './harness/test.ts'

test('the footer links to the legal pages and the contacts, and names the company', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const address of ['/privacy-policy', '/cookie-policy', '/terms-of-service']) {
    await expect(footer.locator(`a[href="${address}"]`)).toHaveText(/\S/)
  }
  for (const [name, href] of [
    [site.email, `mailto:${site.email}`],
    [site.phone, `tel:${site.phone.replace(/[^+\d]/g, '')}`],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  const { legalName, vatNumber, street } = site.company
  for (const words of [legalName, vatNumber, street]) await expect(footer).toContainText(words)
  // The statement about accessibility is a section of the terms.
  await footer.locator('a[href="/terms-of-service#accessibilita"]').click()
  await expect(page).toHaveURL('/terms-of-service#accessibilita')
  await expect(page.locator('#accessibilita h2')).toBeInViewport()
})

test('the footer has a call to action on /thank-you but not on /aziende', async ({ page }) => {
  await page.goto('/aziende')
  await expect(page.getByRole('contentinfo').getByRole('button')).toHaveText([
    cookieFooter.preferences,
  ])
  await page.goto('/thank-you')
  await expect(
    page.getByRole('contentinfo').getByRole('button', { name: layout.closing.cta }),
  ).toBeVisible()
})

test('from 320 to 1920 px no page scrolls sideways', async ({ page, visitorConsole }) => {
  expectNotFound(visitorConsole)
  for (const address of allAddresses) {
    await page.goto(address)
    await whenLive(page)
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await page.evaluate(sidewaysScroll), `${address} at ${width} px`).toBe(0)
    }
  }
})

test('the inbox with a long answer fits a phone', async ({ page, receiver }) => {
  const address = `http://localhost:${receiver.port}`
  const lead = { nome: 'Anna', altro: 'x'.repeat(200) }
  await fetch(`${address}/lead`, { method: 'POST', body: JSON.stringify(lead) })
  await page.setViewportSize(phone)
  await page.goto(address)
  await expect(page.getByRole('article', { name: 'Anna' })).toContainText(lead.altro)
  expect(await page.evaluate(sidewaysScroll)).toBeLessThanOrEqual(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('the words of the header’s button stand in one line', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('banner').getByRole('button', { name: layout.headerCta })
    const lines = await button.evaluate(element => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return words.getClientRects().length
    })
    expect(lines).toBe(1)
  })

  test('the menu opens without any script file and leads to /aziende', async ({
    page,
    visitorConsole,
  }) => {
    visitorConsole.expect(/ERR_FAILED/)
    await page.route('**/*.js', route => route.abort())
    await page.goto('/')
    await page.locator('header summary').click()
    await page.getByRole('navigation').locator('a[href="/aziende"]').click()
    await expect(page).toHaveURL('/aziende')
  })

  test('the menu closes when one of its links has been followed', async ({ page }) => {
    await page.goto('/')
    await whenLive(page)
    await page.locator('header summary').click()
    const link = page.getByRole('navigation').locator('a[href="/#servizi"]')
    await link.click()
    await expect(link).toBeHidden()
    await expect(page.locator('#servizi')).toBeInViewport()
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop })

  test('the skip link has the first focus and leads past the header', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skipLink = page.getByRole('link', { name: layout.skipLink })
    await expect(skipLink).toBeFocused()
    await expect(skipLink).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const first = page.getByRole('main').locator('a, button').first()
    await expect(first).toBeFocused()
  })

  test('a link opens a page at its top, its title focused; Back restores the scroll position', async ({
    page,
  }) => {
    await page.goto('/')
    await whenLive(page)
    await page.getByRole('link', { name: results.companies }).scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await page.getByRole('link', { name: results.companies }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    // Back: the home page stands where the visitor left it.
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })
})
