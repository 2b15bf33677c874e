import type { Page } from '@playwright/test'
import { cookieAnnouncements, cookieFooter } from '../src/content/cookies.ts'
import { layout } from '../src/content/layout.ts'
import { expect, test, toast, whenLive } from './harness/test.ts'
import {
  back,
  banner,
  categorySwitch,
  companyField,
  fillUntil,
  openModal,
  stepTitle,
  submitButton,
} from './harness/visitor.ts'

/* Where the focus stands, and that it can be seen (WCAG 2.2: 2.4.3, 2.4.7, 2.4.11, 1.4.11, 4.1.3). */

/** Nothing is skipped: the next Tab leads to the first link of the header. */
async function expectPageStart(page: Page) {
  const header = page.getByRole('banner')
  await expect(header).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(header.getByRole('link').first()).toBeFocused()
}

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

for (const button of ['Rifiuta tutti', 'Accetta tutti', 'Chiudi e tieni solo gli essenziali']) {
  test(`“${button}” leaves the focus at the top; the choice is said, and not on the next page`, async ({
    page,
  }) => {
    await page.goto('/')
    await whenLive(page)
    await banner(page).getByRole('button', { name: button }).press('Enter')
    await expectPageStart(page)
    const { saved, onlyEssential } = cookieAnnouncements
    const said = status(page, button.startsWith('Accetta') ? saved : onlyEssential)
    await expect(said).toHaveCount(1)
    await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').first().click()
    await expect(page).toHaveURL('/privacy-policy')
    await expect(said).toHaveCount(0)
  })
}

test('preferences saved from the banner leave the focus at the top; withdrawn, beside the button', async ({
  page,
}) => {
  await page.goto('/')
  await whenLive(page)
  await banner(page).getByRole('button', { name: 'Personalizza' }).press('Enter')
  await categorySwitch(page, 'functional').press('Space')
  await page.getByRole('button', { name: 'Salva Preferenze' }).press('Enter')
  await expectPageStart(page)
  const withdraw = page.getByRole('button', { name: cookieFooter.withdraw })
  await withdraw.press('Enter')
  await expect(page.getByRole('button', { name: cookieFooter.preferences })).toBeFocused()
  await expect(withdraw).toHaveCount(0)
})

for (const arrival of ['by its link', 'at its address'] as const) {
  test(`after an arrival at a section ${arrival} a closed dialog gives the focus back to its button`, async ({
    page,
  }) => {
    await page.goto(arrival === 'by its link' ? '/' : '/#faq')
    await whenLive(page)
    await banner(page).getByRole('button', { name: 'Rifiuta tutti' }).press('Enter')
    const footer = page.getByRole('contentinfo')
    if (arrival === 'by its link') {
      await page.getByRole('banner').locator('a[href="/#faq"]:visible').press('Enter')
      await expect(page.locator('#faq')).toBeFocused()
    }
    const preferences = footer.getByRole('button', { name: cookieFooter.preferences })
    for (const opener of [preferences, footer.getByRole('button').first()]) {
      await opener.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.waitForFunction(() => !('dialog' in (history.state ?? {})))
      // Only after it has gone back in the history does the browser take the focus away.
      await page.evaluate(() => new Promise(done => setTimeout(done, 200)))
      await expect(opener).toBeFocused()
    }
  })
}

test.describe('on the screen of a page at 400 %', () => {
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
    const isClear = () =>
      page.evaluate(() => {
        const box = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        const top = box('label').top
        return top >= box('[role=dialog]').top && top >= box('[data-sonner-toast]').bottom
      })
    await expect.poll(isClear).toBe(true)
    await expect(field).toBeInViewport({ ratio: 1 })
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

  test('the menu leads to a section whose title is in view, and closes when it is left', async ({
    page,
  }) => {
    await page.goto('/')
    await whenLive(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const menu = page.locator('details', { has: page.getByLabel(layout.menu) })
    for (const id of ['servizi', 'faq']) {
      await page.getByLabel(layout.menu).press('Enter')
      await menu.locator(`a[href="/#${id}"]`).press('Enter')
      await expect(page.locator(`#${id}`)).toBeFocused()
      await expect(page.locator(`#${id} h2`).first()).toBeInViewport({ ratio: 1 })
    }
    await page.getByLabel(layout.menu).press('Enter')
    const targets = menu.locator('nav').locator('a, button')
    // With the page’s action and the phone number.
    await expect(targets).toHaveCount(layout.navigation.length + 2)
    for (const target of await targets.all()) {
      await page.keyboard.press('Tab')
      await expect(target).toBeFocused()
      await expect(target).toBeInViewport({ ratio: 1 })
    }
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link').first()).toBeHidden()
  })
})
