import type { Page } from '@playwright/test'
import { steps } from '../src/content/company-steps.ts'
import { layout } from '../src/content/layout.ts'
import { phoneHref, site } from '../src/content/site.ts'
import { expect, hurry, test, whenLive } from './harness/test.ts'
import {
  back,
  choose,
  fillStep,
  fillUntil,
  next,
  option,
  reachLastStep,
  send,
  stepTitle,
  titleOf,
} from './harness/visitor.ts'

/** What the browser of a common phone leaves to the page. */
const screen = { width: 390, height: 664 }
test.use({ viewport: screen })

const bar = (page: Page) => page.locator('.thumb-bar')
const rejectAll = (page: Page) => choose(page, 'Rifiuta tutti')
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => Math.round(element.getBoundingClientRect().top))
const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

async function openHome(page: Page) {
  await page.goto('/')
  await whenLive(page)
}

test('the home page is at most 15 screens long, and each third has a way to act', async ({
  page,
}) => {
  await openHome(page)
  await rejectAll(page)
  await page.getByLabel(layout.demoLabel).evaluate(line => line.remove())
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height / screen.height).toBeLessThanOrEqual(15)
  const buttons = page.locator(
    'main button.needs-script[aria-haspopup], footer button.needs-script',
  )
  const tops = await buttons.evaluateAll(all => all.map(each => each.getBoundingClientRect().top))
  const thirds = new Set(tops.map(top => Math.floor((3 * top) / height)))
  expect([...thirds].sort()).toEqual([0, 1, 2])
})

test('the bar shows while the page’s own button is above the screen, and no other thing is at the bottom', async ({
  page,
}) => {
  await openHome(page)
  const own = page.locator('main .needs-script').first()
  const method = page.locator('#metodo-testato')
  await method.scrollIntoViewIfNeeded()
  // The banner is there.
  await expect(bar(page)).toBeHidden()
  await rejectAll(page)
  await expect(bar(page)).toBeVisible()
  await own.scrollIntoViewIfNeeded()
  await expect(bar(page)).toBeHidden()
  await method.scrollIntoViewIfNeeded()
  await expect(bar(page)).toBeVisible()
  await expect(bar(page).getByRole('link')).toHaveAttribute('href', phoneHref)
  // The footer has the same action, and an end that nothing may cover.
  await scrollToEnd(page)
  await expect(bar(page)).toBeHidden()
  await method.scrollIntoViewIfNeeded()
  const action = bar(page).getByRole('button', { name: layout.headerCta })
  await action.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(action).toBeFocused()
  await page.goto('/privacy-policy')
  await whenLive(page)
  await page.mouse.wheel(0, 3000)
  await page.waitForTimeout(300)
  await expect(bar(page)).toBeHidden()
})

test('what takes the focus stands above the bar', async ({ page }) => {
  await openHome(page)
  await rejectAll(page)
  await page.locator('#chi-siamo').scrollIntoViewIfNeeded()
  await expect(bar(page)).toBeVisible()
  for (const target of await page.locator('main a, main button').all()) {
    await target.focus()
    const covered = await target.evaluate(element => {
      const top = document.querySelector('.thumb-bar')?.getBoundingClientRect().top
      return top !== undefined && element.getBoundingClientRect().bottom > top
    })
    expect(covered, await target.textContent().then(String)).toBe(false)
  }
})

test('on the page for companies the bar leads to their form, and gives way to it', async ({
  page,
}) => {
  await page.goto('/aziende')
  await whenLive(page)
  await rejectAll(page)
  await page.locator('#dubbi').scrollIntoViewIfNeeded()
  await bar(page).getByRole('link', { name: layout.headerCompany }).click()
  await expect(page.getByRole('form')).toBeInViewport()
  await expect(bar(page)).toBeHidden()
})

test('a form that was not sent is told of in the place of the bar', async ({
  page,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/Failed to load resource/)
  visitorConsole.expect(/The company lead was not sent/)
  await receiver.refuse()
  await hurry(page)
  await reachLastStep(page)
  await rejectAll(page)
  await send(page).click()
  await expect(page.getByRole('form').getByText('Riprova', { exact: false })).toBeVisible()
  await page.getByLabel(layout.logoLabel).click()
  await expect(page).toHaveURL('/')
  await page.locator('#metodo-testato').scrollIntoViewIfNeeded()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test('the menu fills the screen alone, has a way to act and to call, and gives the focus back', async ({
  page,
}) => {
  await openHome(page)
  const summary = page.getByLabel(layout.menu)
  const panel = page.locator('details nav')
  await summary.click()
  await expect(page.locator('.cookie-banner')).toBeHidden()
  await page.keyboard.press('Escape')
  await rejectAll(page)
  await page.locator('#metodo-testato').scrollIntoViewIfNeeded()
  await expect(bar(page)).toBeVisible()
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toBeHidden()
  expect((await panel.boundingBox())?.height).toBeGreaterThan(screen.height - 70)
  const call = panel.getByRole('link', { name: site.phone })
  await expect(call).toBeInViewport({ ratio: 1 })
  await expect(call).toHaveAttribute('href', phoneHref)
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await panel.getByRole('button', { name: layout.headerCta }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(panel).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(summary).toBeFocused()
})

test('the menu closes when it leads to the form of its page, and on Back', async ({ page }) => {
  await openHome(page)
  await rejectAll(page)
  const summary = page.getByLabel(layout.menu)
  const panel = page.locator('details nav')
  await summary.click()
  await panel.getByRole('link', { name: layout.navigation.at(-1)?.label ?? '' }).click()
  await expect(page).toHaveURL('/aziende')
  await expect(panel).toBeHidden()
  await summary.click()
  await panel.getByRole('link', { name: layout.headerCompany }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('form')).toBeInViewport()
  await summary.click()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(panel).toBeHidden()
})

for (const viewport of [screen, { width: 768, height: 1024 }, { width: 1366, height: 657 }])
  test(`at ${viewport.width} px the form for companies stays in one place from step to step, there and back`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/aziende')
    await whenLive(page)
    await rejectAll(page)
    const places: number[] = []
    for (let step = 1; step < steps.length; step++) {
      await fillStep(page, step)
      await next(page).click()
      await expect(stepTitle(page, titleOf(step + 1))).toBeFocused()
      await page.waitForTimeout(100)
      places.push(await topOf(page, 'main form'))
    }
    for (let step = steps.length; step > 1; step--) {
      await back(page).click()
      await expect(stepTitle(page, titleOf(step - 1))).toBeFocused()
      await page.waitForTimeout(100)
      places.push(await topOf(page, 'main form'))
    }
    const header = (await page.locator('.page-header').boundingBox())?.height ?? 0
    expect(new Set(places)).toEqual(new Set([header + 12]))
  })

test('at 360 px short answers stand two in a row, long ones alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/aziende')
  await whenLive(page)
  await fillUntil(page, 2)
  const boxOf = async (question: 'teamSize' | 'formazione', value: string) => {
    const box = await option(page, question, value).locator('..').boundingBox()
    if (!box) throw new Error(`${value} is not on the screen`)
    return box
  }
  const [first, second] = [await boxOf('teamSize', 'nessuno'), await boxOf('teamSize', '1-3')]
  expect(second.y).toBe(first.y)
  expect(second.x).toBeGreaterThan(first.x)
  expect((await boxOf('formazione', 'nonseguo')).width).toBeGreaterThan(2 * first.width)
})

test('a row of plates that is wholly in view is wholly drawn', async ({ page }) => {
  await openHome(page)
  await rejectAll(page)
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-styled'))
  for (const row of await page.locator('.load-row').all()) {
    await row.evaluate(element =>
      scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 1),
    )
    const plates = row.locator('.plate')
    await expect
      .poll(() => plates.evaluate(plate => new DOMMatrix(getComputedStyle(plate).transform).d))
      .toBe(1)
    await expect(plates).toHaveCSS('opacity', '1')
  }
})

test('what moves takes less than 200 ms, and nothing moves for who prefers less motion', async ({
  page,
}) => {
  const running = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(each => Number(each.effect?.getComputedTiming().duration)),
    )
  await page.goto('/aziende')
  await whenLive(page)
  await rejectAll(page)
  await fillStep(page, 1)
  await next(page).click()
  await expect(stepTitle(page, titleOf(2))).toBeFocused()
  for (const duration of await running()) expect(duration).toBeLessThan(200)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await fillStep(page, 2)
  await next(page).click()
  await expect(stepTitle(page, titleOf(3))).toBeFocused()
  expect(await running()).toEqual([])
})
