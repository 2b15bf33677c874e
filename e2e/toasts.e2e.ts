import type { Page } from '@playwright/test'
import { companyNotices, contactNotices } from '../src/content/messages.ts'
import { expect, test, toast } from './harness/test.ts'
import {
  fillLead,
  fillUntil,
  next,
  openModal,
  reachLastStep,
  send,
  stepTitle,
  submitButton,
} from './harness/visitor.ts'

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

test('on no screen a toast covers the title or the X of the lead modal', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const dialog = page.getByRole('dialog')
  const top = () => dialog.evaluate(panel => panel.getBoundingClientRect().top)
  const covered = () => coveredByToast(page, '[role=dialog] > button, [role=dialog] h2')
  await openModal(page)
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [568, 320],
    [640, 512],
    [1280, 720],
  ] as const) {
    await test.step(`${width}x${height}`, async () => {
      await page.setViewportSize({ width, height })
      await page.getByLabel('Nome *').fill('')
      await submitButton(page).click()
      await expect(toast(page)).toContainText([contactNotices.missingFields.description])
      await fillLead(page)
      await page.getByRole('checkbox').uncheck()
      await submitButton(page).click()
      // In the place of the first.
      await expect(toast(page)).toContainText([contactNotices.termsNotAccepted.description])
      await dialog.evaluate(panel => panel.scrollTo(0, 0))
      await expect.poll(covered).toEqual([])
      // Nothing moves when the toast has gone.
      const before = await top()
      await toast(page).last().getByRole('button').click()
      await expect(toast(page)).toHaveCount(0)
      expect(await top()).toBe(before)
    })
  }
})

for (const [width, height] of [
  [320, 256],
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

test('the link before the header, and the header, take the focus clear of a toast', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/aziende')
  await next(page).click()
  await expect(toast(page)).toContainText('Campi obbligatori mancanti')
  for (const selector of ['#root > a', '.page-header a[href^="#"]']) {
    await page.locator(selector).first().focus()
    await expect.poll(() => coveredByToast(page, selector)).toEqual([])
  }
})

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
