import { layout } from '../src/content/layout.ts'
import { expect, test, toast, whenLive } from './harness/test.ts'
import {
  back,
  banner,
  companyField,
  fillUntil,
  openModal,
  stepTitle,
  submitButton,
} from './harness/visitor.ts'

/* What takes the focus comes into view, on the screen of a page at 400 %. */

test.use({ viewport: { width: 320, height: 256 } })

test('after "Indietro" the title of the step is in view', async ({ page }) => {
  await page.goto('/aziende')
  await whenLive(page)
  await companyField(page, 'nome').scrollIntoViewIfNeeded()
  await fillUntil(page, 2)
  await back(page).focus()
  await back(page).press('Enter')
  await expect(stepTitle(page, 'Dati Base')).toBeFocused()
  await expect(stepTitle(page, 'Dati Base')).toBeInViewport({ ratio: 1 })
})

test('from the last stop of the modal Tab leads to a first field that is in view', async ({
  page,
}) => {
  await page.goto('/')
  await whenLive(page)
  await openModal(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button').last().focus()
  await page.keyboard.press('Tab')
  const field = dialog.getByRole('textbox').first()
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport({ ratio: 1 })
})

test('the rings around the film stay within its frame, which cuts what stands out', async ({
  page,
}) => {
  await page.goto('/')
  await whenLive(page)
  const stops = page.locator('main div:has(> details) :is(button, summary)')
  for (const stop of await stops.all()) {
    await stop.focus()
    const offset = await stop.evaluate(element => getComputedStyle(element).outlineOffset)
    expect(Number.parseFloat(offset)).toBeLessThanOrEqual(-3)
  }
  expect(await stops.count()).toBeGreaterThan(1)
})

test('a field in error is in view with its label, clear of the toast', async ({ page }) => {
  await openModal(page)
  await submitButton(page).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox').first()
  await expect(field).toBeFocused()
  await expect(toast(page)).toHaveCount(1)
  const gap = () =>
    page.evaluate(() => {
      const top = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN
      const bottom = document.activeElement?.getBoundingClientRect().bottom ?? Number.NaN
      return {
        above: top('label') - top('[role=dialog]'),
        below: top('[data-sonner-toast]') - bottom,
      }
    })
  await expect.poll(async () => (await gap()).above).toBeGreaterThanOrEqual(0)
  await expect.poll(async () => (await gap()).below).toBeGreaterThanOrEqual(3)
})

test('an opened answer is in view with its question', async ({ page }) => {
  await page.goto('/')
  await whenLive(page)
  await banner(page).getByRole('button', { name: 'Rifiuta tutti' }).press('Enter')
  for (const question of await page.locator('#faq h3 button').all()) {
    await question.press('Enter')
    await expect(question).toBeInViewport({ ratio: 1 })
    const answer = page.locator('#faq .answer:not([hidden]) p')
    const { height = 0 } = (await answer.boundingBox()) ?? {}
    const lines = await answer.evaluate(text =>
      Number.parseFloat(getComputedStyle(text).lineHeight),
    )
    // As much of a long answer as a low screen has room for.
    await expect(answer).toBeInViewport({ ratio: Math.min(0.7, (2 * lines) / height) })
  }
})

test('the menu leads to a section whose title is in view', async ({ page }) => {
  await page.goto('/')
  await whenLive(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const id of ['servizi', 'faq']) {
    await page.getByLabel(layout.menu).press('Enter')
    await page.locator(`header details a[href="/#${id}"]`).press('Enter')
    await expect(page.locator(`#${id}`)).toBeFocused()
    await expect(page.locator(`#${id} h2`).first()).toBeInViewport({ ratio: 1 })
  }
})

test('every step of the form for companies is as wide as the first', async ({ page }) => {
  await page.goto('/aziende')
  await whenLive(page)
  const width = async () => (await page.getByRole('form').boundingBox())?.width
  const first = await width()
  await fillUntil(page, 4)
  const widths = [await width()]
  for (const title of ['Obiettivo', 'Stato Attuale del Team']) {
    await back(page).click()
    await expect(stepTitle(page, title)).toBeFocused()
    widths.push(await width())
  }
  expect(widths).toEqual([first, first, first])
})
