import { cookieDialog } from '../src/content/cookie-dialog.ts'
import { cookieFooter } from '../src/content/cookies.ts'
import { delayFiles, expect, test, whenLive } from './harness/test.ts'
import {
  banner,
  categorySwitch,
  choose,
  rejected,
  stored,
  storedChoice,
} from './harness/visitor.ts'

test('in the cookie dialog all switches are off at first, and the essential one is locked on', async ({
  page,
}) => {
  await page.goto('/')
  await choose(page, 'Personalizza')
  const dialog = page.getByRole('dialog', { name: cookieDialog.title })
  await expect(dialog.getByRole('switch')).toHaveCount(4)
  await expect(categorySwitch(page, 'essential')).toBeDisabled()
  await expect(categorySwitch(page, 'essential')).toBeChecked()
  await expect(dialog.getByRole('switch', { checked: true })).toHaveCount(1)
  // Left with Escape: what was switched is not stored.
  await categorySwitch(page, 'functional').press('Space')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await stored(page)).toEqual({})
  await expect(banner(page)).toBeVisible()
})

test('the footer reopens the cookie dialog with the stored choice, and rejecting there is stored', async ({
  page,
}) => {
  await page.goto('/')
  await choose(page, 'Personalizza')
  await categorySwitch(page, 'analytics').click()
  await choose(page, 'Salva Preferenze')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await stored(page)).toEqual(storedChoice('true', ['analytics']))
  // Another page: the footer opens the dialog, and gets the focus back.
  await page.goto('/terms-of-service')
  const link = page.getByRole('contentinfo').getByRole('button', { name: cookieFooter.preferences })
  await link.click()
  await expect(categorySwitch(page, 'analytics')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  // Opened again, and all rejected.
  await link.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rifiuta tutti' }).click()
  expect(await stored(page)).toEqual(rejected)
})

test('consent is withdrawn with one click, as it was given', async ({ page }) => {
  await page.goto('/')
  await choose(page, 'Accetta tutti')
  await choose(page, cookieFooter.withdraw)
  expect(await stored(page)).toEqual(rejected)
})

test('a consent choice in one tab counts in the other', async ({ page, context }) => {
  await page.goto('/')
  await whenLive(page)
  const other = await context.newPage()
  await other.goto('/aziende')
  await whenLive(other)
  await choose(other, 'Rifiuta tutti')
  await expect(banner(page)).toBeHidden()
  // The storage is emptied: the first tab asks again.
  await other.evaluate(() => localStorage.clear())
  await expect(banner(page)).toBeVisible()
})

test('where storage is forbidden the consent choice lasts for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await whenLive(page)
  await choose(page, 'Accetta tutti')
  await expect(banner(page)).toBeHidden()
  await page.locator('a[href="/aziende"]:visible').first().click()
  await expect(page).toHaveURL('/aziende')
  await expect(banner(page)).toBeHidden()
})

test('where storage is full the consent choice lasts for the visit', async ({ page }) => {
  await page.goto('/')
  await whenLive(page)
  await page.evaluate(() => {
    let chunk = 'x'.repeat(1024 * 1024)
    while (chunk.length > 0) {
      try {
        localStorage.setItem(`filler${localStorage.length}`, chunk)
      } catch {
        chunk = chunk.slice(0, chunk.length >> 1)
      }
    }
  })
  await choose(page, 'Accetta tutti')
  await expect(banner(page)).toBeHidden()
})

test('a consent choice before React has loaded counts', async ({ page }) => {
  await delayFiles(page, '**/assets/app-*.js', 1500)
  await page.goto('/', { waitUntil: 'commit' })
  await choose(page, 'Rifiuta tutti')
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toEqual(rejected)
})
