import { back, companyField, fillUntil, stepTitle } from './company-form.ts'
import { openModal } from './lead-modal.ts'
import { expect, test, whenLive } from './test.ts'

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
