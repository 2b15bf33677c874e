import { guaranteeLink } from '../src/content/claims.ts'
import { about, faq, hero, method, results, services, team } from '../src/content/home.ts'
import { layout } from '../src/content/layout.ts'
import { expect, test, whenLive } from './harness/test.ts'

test('the sections stand in the order of the specification, and show what it names', async ({
  page,
}) => {
  await page.goto('/')
  const titles = page.locator('main section').locator('h1, h2')
  await expect(titles).toHaveText([
    `${hero.title.text} ${hero.title.accent}`,
    ...[about.title.join(''), services.title, method.title, team.title, results.title, faq.title],
  ])
  await expect(page.getByRole('contentinfo').locator('h2').first()).toHaveText(layout.closing.title)
  const first = page.locator('main section').first()
  await expect(first.getByText('★★★★★')).toBeVisible()
  await expect(first.getByText(hero.rating ?? '')).toBeVisible()
  await expect(first.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' })).toBeVisible()
  await expect(first).toContainText('3 mesi')
  for (const section of [first, page.locator('#servizi')])
    await expect(section.locator(`a[href="${guaranteeLink.to}"]`)).not.toHaveCount(0)
  const figures = page.locator('#chi-siamo').getByRole('definition')
  await expect(figures).toHaveText(['50+', '98%', '+300%', '10+'])
  await expect(page.getByText(about.mission)).toBeVisible()
  const values = page.locator('#chi-siamo li')
  await expect(values).toHaveText(about.values.map(({ title, text }) => title + text))
  const cards = page.locator('#servizi > div > ul > li')
  await expect(cards).toHaveCount(6)
  for (const card of await cards.all()) await expect(card.getByRole('listitem')).not.toHaveCount(0)
  const steps = page.locator('#metodo-testato')
  expect(method.steps).toHaveLength(6)
  await expect(steps.locator('ol h3')).toHaveText(method.steps.map(({ title }) => title))
  await expect(steps.locator('ul > li').getByRole('heading')).toHaveCount(4)
  for (const { name, email, achievements } of team.members) {
    const member = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect(member.getByRole('listitem')).toHaveText(achievements)
    const link = page.getByRole('link', { name: `${team.email}: ${name}` })
    await expect(link).toHaveAttribute('href', `mailto:${email}`)
  }
  await expect(page.locator('#risultati figure')).toHaveText(
    results.testimonials.map(each => each.figure + each.quote + each.name + each.detail),
  )
  await expect(page.locator('#faq h3')).toHaveText(faq.items.map(({ question }) => question))
  await expect(page.locator('.answer')).toHaveText(faq.items.map(({ answer }) => answer))
  await expect(page.locator('.answer').filter({ hasText: /2-3\sore/ })).toHaveCount(1)
})

test('every call to action opens the lead modal', async ({ page }) => {
  await page.goto('/')
  await whenLive(page)
  const names = [
    layout.headerCta,
    'OTTIENI GRATIS IL METODO',
    method.cta,
    team.cta,
    results.cta,
    faq.cta,
    layout.closing.cta,
  ]
  for (const name of names) {
    const buttons = page.getByRole('button', { name, exact: true })
    await expect(buttons).not.toHaveCount(0)
    for (const button of await buttons.all()) {
      await button.click()
      await expect(page.getByRole('dialog', { name: 'Ottieni GRATIS il metodo' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  }
})

test('the links to the method and the guarantee lead to their sections, from another page too', async ({
  page,
}) => {
  for (const { name, section } of [
    { name: hero.secondary, section: 'metodo-testato' },
    { name: hero.scrollDown, section: 'metodo-testato' },
    { name: guaranteeLink.label, section: 'garanzia' },
  ]) {
    await page.goto('/')
    await whenLive(page)
    await page.getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(`/#${section}`)
    await expect(page.locator(`#${section}`)).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  }
  await page.goto('/aziende')
  await whenLive(page)
  await page.getByRole('contentinfo').locator('a[href="/#metodo-testato"]').click()
  await expect(page).toHaveURL('/#metodo-testato')
  await expect(page.locator('#metodo-testato')).toBeInViewport()
})

test('find-in-page finds a closed answer of the FAQ and opens it, and then another', async ({
  page,
}) => {
  await page.goto('/')
  const answer = page.locator('.answer').nth(3)
  await whenLive(page)
  await expect(answer).toHaveAttribute('hidden', 'until-found')
  // The text fragment in this address searches as find-in-page does.
  await page.goto('about:blank')
  const words = faq.items[3]?.answer.split(/\s+/).slice(0, 6).join(' ') ?? ''
  await page.goto(`/#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`)
  await whenLive(page)
  await expect(answer).toBeVisible()
  await expect(page.locator('#faq h3 button').nth(3)).toHaveAttribute('aria-expanded', 'true')
  // Only one answer is open at a time.
  await page.locator('.answer').nth(0).dispatchEvent('beforematch')
  await expect(page.locator('#faq h3 button').nth(0)).toHaveAttribute('aria-expanded', 'true')
  await expect(answer).toHaveAttribute('hidden', 'until-found')
  await page.locator('#faq h3 button').nth(0).click()
  await expect(page.locator('.answer').nth(0)).toHaveAttribute('hidden', 'until-found')
})

test('on paper is the content of the page alone, in black', async ({ page }) => {
  await page.goto('/')
  await whenLive(page)
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.page-header', 'footer', '.cookie-banner', '#root > aside'])
    await expect(page.locator(part)).toBeHidden()
  // On the screen light on dark.
  const title = page.getByRole('heading', { name: results.title })
  await expect(title).toBeVisible()
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)')
  const ground = page.locator('main section').filter({ has: title })
  await expect(ground).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})
