import type { Page } from '@playwright/test'
import { companies } from '../src/content/aziende.ts'
import { companyNotices, contactNotices } from '../src/content/messages.ts'
import { thankYou } from '../src/content/thank-you.ts'
import { allAddresses } from './harness/pages.ts'
import { expect, expectNotFound, test, toast, whenLive } from './harness/test.ts'
import {
  banner,
  companyField,
  fillLead,
  fillUntil,
  next,
  openModal,
  reachLastStep,
  send,
  stepTitle,
  submitButton,
} from './harness/visitor.ts'

test('no figure is wider than its column, at any width', async ({ page }) => {
  await page.goto('/')
  await whenLive(page)
  for (let width = 320; width <= 1920; width += 20) {
    await page.setViewportSize({ width, height: 900 })
    const tooWide = await page.locator('.figure').evaluateAll(figures =>
      figures.flatMap(figure => {
        const column = figure.parentElement?.getBoundingClientRect()
        const words = document.createRange()
        words.selectNodeContents(figure)
        const isInside = column && words.getBoundingClientRect().right <= column.right
        return isInside ? [] : [figure.textContent]
      }),
    )
    expect(tooWide, `${width} px`).toEqual([])
  }
})

/** The boxes of what matches, and lies under a toast at least in part. */
const coveredByToast = (page: Page, selector: string) =>
  page.evaluate(sought => {
    const boxes = (each: string) =>
      [...document.querySelectorAll(each)].map(element => element.getBoundingClientRect())
    const shown = boxes('[data-sonner-toast]')
    if (shown.length === 0) throw new Error('There is no toast')
    return boxes(sought).filter(box =>
      shown.some(
        ({ left, right, top, bottom }) =>
          left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      ),
    )
  }, selector)

const screens = {
  'phones upright': [
    [320, 568],
    [360, 640],
    [375, 667],
    [390, 844],
    [430, 932],
  ],
  'phones held sideways': [
    [568, 320],
    [667, 375],
    [844, 390],
  ],
  // And 1280x1024 at 200 %.
  'tablets and small laptops': [
    [640, 512],
    [768, 1024],
    [1024, 600],
    [1024, 768],
    [1280, 720],
  ],
} as const

for (const [name, sizes] of Object.entries(screens)) {
  test(`on ${name} no toast covers the title or the X of the lead modal`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openModal(page)
    const dialog = page.getByRole('dialog')
    const toasts = page.locator('[data-sonner-toast]')
    const top = () => dialog.evaluate(panel => panel.getBoundingClientRect().top)
    const covered = () => coveredByToast(page, '[role=dialog] > button, [role=dialog] h2')
    const closeOne = async () => {
      const isThere = (await toasts.count()) > 0
      // The one that is there may be leaving.
      if (isThere)
        await toasts
          .getByRole('button')
          .first()
          .click({ timeout: 500 })
          .catch(() => {})
      return toasts.count()
    }
    for (const [width, height] of sizes) {
      await test.step(`${width}x${height}`, async () => {
        await page.setViewportSize({ width, height })
        await page.getByLabel('Nome *').fill('')
        await submitButton(page).click()
        await expect(toasts).toContainText([contactNotices.missingFields.description])
        await fillLead(page)
        await page.getByRole('checkbox').uncheck()
        await submitButton(page).click()
        // In the place of the first.
        await expect(toasts).toContainText([contactNotices.termsNotAccepted.description], {
          timeout: 4000,
        })
        await dialog.evaluate(panel => panel.scrollTo(0, 0))
        await expect.poll(covered, `covered at ${width}x${height}`).toEqual([])
        // Nothing moves when the toast has gone.
        const before = await top()
        await expect.poll(closeOne).toBe(0)
        expect(await top(), `${width}x${height}`).toBe(before)
      })
    }
  })
}

for (const [width, height] of [
  [320, 256],
  [390, 844],
  [768, 1024],
  [1024, 768],
] as const) {
  test(`at ${width}x${height} the toast of a sent lead covers no title`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await reachLastStep(page)
    await send(page).click()
    await expect(page).toHaveURL('/thank-you')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeFocused()
    await expect(toast(page)).toContainText([companyNotices.sent.title])
    await expect(title).toBeInViewport({ ratio: 1 })
    await expect.poll(() => coveredByToast(page, 'h1')).toEqual([])
  })
}

test('a toast goes with the step that it was about', async ({ page }) => {
  await page.goto('/aziende')
  await next(page).click()
  await expect(toast(page)).toContainText('Campi obbligatori mancanti')
  await fillUntil(page, 2)
  await expect(toast(page)).toHaveCount(0, { timeout: 3000 })
  await next(page).click()
  await expect(toast(page)).toContainText('Seleziona tutte le opzioni')
  await page.goBack()
  await expect(stepTitle(page, 'Dati Base')).toBeVisible()
  await expect(toast(page)).toHaveCount(0, { timeout: 3000 })
})

test('a toast about what has been put right is gone while the lead is sent', async ({
  page,
  receiver,
}) => {
  await receiver.behaveLike(() => {})
  await openModal(page)
  await submitButton(page).click()
  await expect(toast(page)).toContainText('Per favore compila tutti i campi obbligatori')
  await fillLead(page)
  await submitButton(page).click()
  await expect(page.getByRole('button', { name: 'Invio in corso...' })).toBeVisible()
  await expect(toast(page)).toHaveCount(0, { timeout: 3000 })
})

test('no heading skips a level, on any page', async ({ page, visitorConsole }) => {
  expectNotFound(visitorConsole)
  for (const address of allAddresses) {
    await page.goto(address)
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll(headings => headings.map(({ tagName }) => Number(tagName.slice(1))))
    expect(levels.length, address).toBeGreaterThan(1)
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1)
    expect(skipped, `${address}: ${levels.join(' ')}`).toEqual([])
  }
})

test('neither the cookie banner nor its room is printed', async ({ page }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const room = () => page.locator('body').evaluate(body => getComputedStyle(body).paddingBottom)
  expect(await room()).not.toBe('0px')
  await page.emulateMedia({ media: 'print' })
  await expect(banner(page)).toBeHidden()
  expect(await room()).toBe('0px')
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
