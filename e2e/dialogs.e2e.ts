import type { Locator, Page } from '@playwright/test'
import { contact } from '../src/content/contact.ts'
import { layout } from '../src/content/layout.ts'
import { desktop, expect, phone, test, whenLive } from './harness/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const place = (page: Page) => page.evaluate(() => scrollY)

/** A click without the scrolling that Playwright's own click does first. */
async function press(page: Page, target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to press')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const waysToClose = {
  Escape: page => page.keyboard.press('Escape'),
  'the cross': page => page.getByRole('button', { name: contact.close, exact: true }).click(),
  'a press on the scrim': page => page.mouse.click(5, 300),
  Back: page => page.goBack().then(() => undefined),
} satisfies Record<string, (page: Page) => Promise<void>>

for (const viewport of [phone, desktop]) {
  for (const [way, close] of Object.entries(waysToClose)) {
    test(`${way} leaves the page where it was, with a section in the address (${viewport.width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto('/#faq')
      await whenLive(page)
      const header = page.getByRole('banner').getByRole('button', { name: layout.headerCta })
      for (const y of [3000, 4795]) {
        await page.evaluate(top => scrollTo(0, top), y)
        await press(page, header)
        await expect(dialog(page)).toBeVisible()
        await close(page)
        await expect(dialog(page)).toBeHidden()
        // Chromium scrolls after the entry has changed, in a frame of its own.
        await page.waitForTimeout(300)
        expect(await place(page)).toBe(y)
        await expect(page).toHaveURL('/#faq')
      }
    })
  }
}

test('a press on the icon of a password manager, above the field, keeps the modal open', async ({
  page,
}) => {
  await page.goto('/?metodo')
  await expect(dialog(page)).toBeVisible()
  const box = await page.getByLabel('Email *').boundingBox()
  if (!box) throw new Error('There is no field')
  await page.evaluate(({ x, y }) => {
    const icon = document.createElement('com-1password-button')
    icon.style.cssText = `position: fixed; z-index: 9999; left: ${x}px; top: ${y}px; width: 20px; height: 20px`
    icon.attachShadow({ mode: 'open' }).append(document.createElement('button'))
    document.body.append(icon)
  }, box)
  await page.mouse.click(box.x + 8, box.y + 8)
  await page.waitForTimeout(200)
  await expect(dialog(page)).toBeVisible()
})
