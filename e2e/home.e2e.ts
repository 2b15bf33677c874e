import { guaranteeLink } from '../src/content/claims.ts'
import { about, faq, hero, method, results, services, team } from '../src/content/home.ts'
import { layout } from '../src/content/layout.ts'
import { expect, test, whenLive } from './harness/test.ts'

test('the home page has its sections in the order of the specification', async ({ page }) => {
  await page.goto('/')
  const titles = await page
    .locator('main section')
    .evaluateAll(sections => sections.map(section => section.querySelector('h1, h2')?.textContent))
  expect(titles).toEqual([
    `${hero.title.text} ${hero.title.accent}`,
    about.title.join(''),
    services.title,
    method.title,
    team.title,
    results.title,
    faq.title,
  ])
  const ends = page.getByRole('contentinfo')
  await expect(ends.getByRole('heading', { name: layout.closing.title })).toBeVisible()
})

test('the hero shows five stars, how many were trained, both buttons and the promise', async ({
  page,
}) => {
  await page.goto('/')
  const section = page.locator('main section').first()
  await expect(section.getByText('★★★★★')).toBeVisible()
  await expect(section.getByText(hero.rating ?? '')).toBeVisible()
  await expect(section.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' })).toBeVisible()
  await expect(section.getByRole('link', { name: hero.secondary })).toBeVisible()
  await expect(section).toContainText('3 mesi')
})

test('the guarantee of the hero leads to its conditions', async ({ page }) => {
  await page.goto('/')
  await whenLive(page)
  await page.getByRole('link', { name: guaranteeLink.label }).first().click()
  await expect(page).toHaveURL('/#garanzia')
  await expect(page.locator('#garanzia')).toBeInViewport()
})

for (const [what, name] of Object.entries({
  'secondary button': hero.secondary,
  'scroll-down button': hero.scrollDown,
})) {
  test(`the ${what} scrolls to the method section`, async ({ page }) => {
    await page.goto('/')
    await whenLive(page)
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL('/#metodo-testato')
    await expect(page.locator('#metodo-testato')).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500)
  })
}

test('a footer link leads from another page to the method section', async ({ page }) => {
  await page.goto('/aziende')
  await whenLive(page)
  await page.getByRole('contentinfo').locator('a[href="/#metodo-testato"]').click()
  await expect(page).toHaveURL('/#metodo-testato')
  await expect(page.locator('#metodo-testato')).toBeInViewport()
})

test('the about section shows the mission, four figures and three values', async ({ page }) => {
  await page.goto('/')
  const section = page.locator('section[aria-labelledby=chi-siamo]')
  await expect(section.getByText(about.mission)).toBeVisible()
  await expect(section.getByRole('definition')).toHaveText(['50+', '98%', '+300%', '10+'])
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(3)
})

test('the services section shows six cards, each with its features', async ({ page }) => {
  await page.goto('/')
  const cards = page.locator('#servizi > div > ul > li')
  await expect(cards).toHaveCount(6)
  for (const card of await cards.all()) {
    expect(await card.getByRole('listitem').count()).toBeGreaterThan(0)
  }
  await expect(cards.getByRole('heading')).toHaveText(services.items.map(({ title }) => title))
})

test('the method section shows six steps in order and four pillars', async ({ page }) => {
  await page.goto('/')
  const section = page.locator('#metodo-testato')
  await expect(section.locator('ol > li')).toHaveCount(6)
  await expect(section.locator('ol > li').getByRole('heading')).toHaveText(
    method.steps.map(({ title }) => title),
  )
  await expect(section.locator('ul > li').getByRole('heading')).toHaveCount(4)
  await expect(section.getByText(method.placement.text)).toBeVisible()
})

test('the team section shows each member with their figures and contact buttons', async ({
  page,
}) => {
  await page.goto('/')
  const section = page.locator('section[aria-labelledby=team-titolo]')
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(team.members.length)
  for (const { name, achievements, email } of team.members) {
    const member = section.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name, exact: true }),
    })
    await expect(member.getByRole('listitem')).toHaveText([...achievements])
    await expect(member.getByRole('button', { name: team.cta })).toBeVisible()
    const link = member.getByRole('link', { name: `${team.email}: ${name}` })
    await expect(link).toHaveAttribute('href', `mailto:${email}`)
  }
})

test('the results section shows every testimonial and two buttons', async ({ page }) => {
  await page.goto('/')
  const section = page.locator('#risultati')
  const quotes = results.testimonials.map(({ quote }) => quote)
  await expect(section.getByRole('figure').locator('blockquote')).toHaveText(quotes)
  await expect(section.getByRole('button', { name: results.cta })).toBeVisible()
  await section.getByRole('link', { name: results.companies }).click()
  await expect(page).toHaveURL('/aziende')
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

test('one answer of the FAQ is open at a time, and the open one closes again', async ({ page }) => {
  await page.goto('/')
  await whenLive(page)
  const questions = page.locator('#faq h3 button')
  const answers = page.locator('.answer')
  const first = questions.nth(0)
  const second = questions.nth(1)
  await first.click()
  await expect(answers.nth(0)).toBeVisible()
  // The second answer closes the first one.
  await second.click()
  await expect(answers.nth(1)).toBeVisible()
  await expect(answers.nth(0)).toBeHidden()
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  // The same question again closes its answer.
  await second.press('Enter')
  await expect(answers.nth(1)).toBeHidden()
})

test('the FAQ has every question with its answer, and the hours of the specification', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('#faq h3')).toHaveText(faq.items.map(({ question }) => question))
  const answers = faq.items.map(({ answer }) => answer)
  await expect(page.locator('.answer')).toHaveText(answers)
  expect(answers.join('\n')).toMatch(/2-3\sore/)
})

test('find-in-page finds a closed answer of the FAQ and opens it', async ({ page }) => {
  await page.goto('/')
  const answer = page.locator('.answer').nth(3)
  await expect(answer).toHaveAttribute('hidden', 'until-found')
  await whenLive(page)
  await expect(answer).toHaveAttribute('hidden', 'until-found')
  // The text fragment in this address searches as find-in-page does.
  await page.goto('about:blank')
  const words = faq.items[3]?.answer.split(/\s+/).slice(0, 6).join(' ') ?? ''
  await page.goto(`/#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`)
  await whenLive(page)
  await expect(answer).toBeVisible()
  await expect(page.locator('#faq h3 button').nth(3)).toHaveAttribute('aria-expanded', 'true')
  // Find-in-page goes on to another answer.
  await page.locator('.answer').nth(0).dispatchEvent('beforematch')
  await expect(page.locator('#faq h3 button').nth(0)).toHaveAttribute('aria-expanded', 'true')
  await expect(answer).toHaveAttribute('hidden', 'until-found')
})
