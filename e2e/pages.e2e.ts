import { companies } from '../src/content/aziende.ts'
import { hero } from '../src/content/home.ts'
import { notFound } from '../src/content/not-found.ts'
import { site } from '../src/content/site.ts'
import { thankYou } from '../src/content/thank-you.ts'
import { expect, test, whenLive } from './harness/test.ts'
import { companyField, reachLastStep, send } from './harness/visitor.ts'

test('the thank-you page says what happens next and how to get in touch', async ({ page }) => {
  await page.goto('/thank-you')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Richiesta Inviata!')
  await expect(main).toContainText('24 ore')
  await expect(main).toContainText('30 minuti')
  const steps = thankYou.person.steps.map(({ title }) => title)
  await expect(main.getByRole('listitem').getByRole('heading')).toHaveText(steps)
  await expect(main.locator('a[href^="tel:"]')).toHaveText(site.phone)
  await expect(main.locator('a[href^="mailto:"]')).toHaveText(site.email)
  await main.getByRole('link', { name: thankYou.home }).click()
  await expect(page).toHaveURL('/')
})

test('the thank-you page starts at its top, even when it is reloaded further down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/thank-you')
  await whenLive(page)
  await page.evaluate(() => scrollTo(0, 600))
  await page.reload()
  await whenLive(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

for (const [slip, address] of [
  ['//aziende', '/aziende'],
  ['/aziende/', '/aziende'],
  ['//', '/'],
] as const) {
  test(`${slip}, a slip in an advert, shows its page and opens the lead modal`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}${slip}?metodo&utm_source=prova`)
    await expect(page.getByRole('dialog', { name: 'Ottieni GRATIS il metodo' })).toBeVisible()
    await expect(page).toHaveURL(`${address}?utm_source=prova`)
    await page.keyboard.press('Escape')
    const isForCompanies = address === '/aziende'
    await expect(page.getByRole('heading', { name: 'Dati Base' })).toHaveCount(
      isForCompanies ? 1 : 0,
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

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

test('after the form for companies /thank-you speaks to a company, also when reloaded', async ({
  page,
}) => {
  await reachLastStep(page)
  await companyField(page, 'telefono').fill('+39 02 1234567')
  await send(page).click()
  await expect(page).toHaveURL('/thank-you')
  const main = page.getByRole('main')
  await expect(main).toContainText(thankYou.company.lead)
  const titles = thankYou.company.steps.map(({ title }) => title)
  await expect(main.getByRole('listitem').getByRole('heading')).toHaveText(titles)
  await page.reload()
  await whenLive(page)
  await expect(main).toContainText(thankYou.company.lead)
  // A visit of its own, as from a bookmark, has the words for people.
  await page.goto('/thank-you?again')
  await whenLive(page)
  await expect(main).toContainText(thankYou.person.lead)
})

test('the page for companies leads from its last words back to the form', async ({ page }) => {
  await page.goto('/aziende')
  await whenLive(page)
  await page.getByRole('link', { name: companies.next.cta }).click()
  await expect(companyField(page, 'nome')).toBeInViewport()
})
