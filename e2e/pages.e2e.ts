import { companies } from '../src/content/aziende.ts'
import { cookieFooter } from '../src/content/cookies.ts'
import { hero, results } from '../src/content/home.ts'
import { layout } from '../src/content/layout.ts'
import { notFound } from '../src/content/not-found.ts'
import { site } from '../src/content/site.ts'
import { thankYou } from '../src/content/thank-you.ts'
import { desktop, expect, phone, sidewaysScroll, test, whenLive } from './harness/test.ts'
import { back, companyField, fillUntil, stepTitle } from './harness/visitor.ts'

test('the thank-you page says what happens next and how to get in touch', async ({ page }) => {
  await page.goto('/thank-you')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Richiesta Inviata!')
  await expect(main).toContainText('24 ore')
  await expect(main).toContainText('30 minuti')
  const steps = Object.values(thankYou.person.steps).map(({ title }) => title)
  await expect(main.getByRole('listitem').getByRole('heading')).toHaveText(steps)
  await expect(main.locator('a[href^="tel:"]')).toHaveText(site.phone)
  await expect(main.locator('a[href^="mailto:"]')).toHaveText(site.email)
  // It starts at its top, even when it is reloaded further down.
  await page.setViewportSize({ width: 390, height: 500 })
  await whenLive(page)
  await page.evaluate(() => scrollTo(0, 600))
  await page.reload()
  await whenLive(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await main.getByRole('link', { name: thankYou.home }).click()
  await expect(page).toHaveURL('/')
})

test('a slip in the address of an advert shows its page and opens the lead modal', async ({
  page,
  baseURL,
}) => {
  for (const [slip, address] of [
    ['//aziende', '/aziende'],
    ['/aziende/', '/aziende'],
    ['//', '/'],
  ] as const) {
    await page.goto(`${baseURL}${slip}?metodo&utm_source=prova`)
    await expect(page.getByRole('dialog', { name: 'Ottieni GRATIS il metodo' })).toBeVisible()
    await expect(page).toHaveURL(`${address}?utm_source=prova`)
    await page.keyboard.press('Escape')
    const steps = page.getByRole('heading', { name: 'Dati Base' })
    await expect(steps).toHaveCount(address === '/aziende' ? 1 : 0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('an unknown address is answered with status 404, logged, and leads home', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/status of 404/)
  visitorConsole.expect(/Page not found: \/nowhere\/at-all/)
  const response = await page.goto('/nowhere/at-all')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(page).toHaveTitle(notFound.meta.title)
  await whenLive(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hero.title.text)
})

test('the page for companies leads from its header and its last words to the step of its form', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/aziende')
  await whenLive(page)
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
  for (const link of [
    page.getByRole('banner').getByRole('link', { name: layout.headerCompany }),
    page.getByRole('link', { name: companies.next.cta }),
  ]) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await link.click()
    await expect(companyField(page, 'nome')).toBeInViewport()
  }
  await fillUntil(page, 2)
  await page.getByRole('banner').getByRole('link', { name: layout.headerCompany }).click()
  await expect(page).toHaveURL('/aziende?step=2#modulo')
  await expect(stepTitle(page, 'Stato Attuale del Team')).toBeInViewport()
  await back(page).click()
  await expect(companyField(page, 'nome')).toHaveValue(/\S/)
})

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
  // On the page for companies its own form is the call to action.
  await page.goto('/aziende')
  await expect(footer.getByRole('button')).toHaveText([cookieFooter.preferences])
  await page.goto('/thank-you')
  await expect(footer.getByRole('button', { name: layout.closing.cta })).toBeVisible()
})

test('a link that is clicked while React hydrates the page leads to its section', async ({
  page,
}) => {
  const path = '/terms-of-service#accessibilita'
  // Clicks at the first moment at which React knows the link: the page around it may not be live yet.
  await page.addInitScript(path => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const link = document.querySelector<HTMLElement>(`footer a[href="${path}"]`)
      const isKnown = link && Object.keys(link).some(key => key.startsWith('__reactFiber'))
      if (isKnown) link.click()
      else port2.postMessage('')
    }
    if (location.pathname === '/cookie-policy') port2.postMessage('')
  }, path)
  await page.goto('/cookie-policy')
  await expect(page).toHaveURL(path)
  await expect(page.locator('#accessibilita h2')).toBeInViewport()
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

  test('the menu opens without any script file and leads to /aziende', async ({
    page,
    visitorConsole,
  }) => {
    visitorConsole.expect(/ERR_FAILED/)
    await page.route('**/*.js', route => route.abort())
    await page.goto('/')
    const button = page.getByRole('banner').getByRole('button', { name: layout.headerCta })
    const lines = await button.evaluate(element => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return words.getClientRects().length
    })
    expect(lines, 'lines of the header’s button').toBe(1)
    await page.locator('header summary').click()
    await page.getByRole('navigation').locator('a[href="/aziende"]').click()
    await expect(page).toHaveURL('/aziende')
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
    // The logo leads to the top of the page that is shown, as in a browser.
    await page.getByRole('banner').locator('a[href="/"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
