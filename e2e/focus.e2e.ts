import type { Page } from '@playwright/test'
import { cookieAnnouncements, cookieFooter } from '../src/content/cookies.ts'
import { layout } from '../src/content/layout.ts'
import { notSent } from '../src/content/messages.ts'
import { faultsOf } from './harness/looks.ts'
import { allAddresses } from './harness/pages.ts'
import { expect, expectNotFound, phone, test, whenLive } from './harness/test.ts'
import {
  banner,
  companyField,
  openModal,
  reachLastStep,
  send,
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

/** Goes through the page with Tab, and lists what is wrong with a stop. */
async function faultsOfStops(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (let stop = 0; stop < 90; stop++) {
    await page.keyboard.press('Tab')
    // The focus is in the browser's own window.
    if (await page.evaluate(() => document.activeElement === document.body)) return faults
    faults.push(...(await faultsOf(page, 'stop')))
  }
  throw new Error('The focus does not leave the page')
}

for (const [width, height] of [
  [1440, 900],
  [320, 256],
] as const) {
  test(`at ${width}x${height} every stop of Tab is in sight, with and without the banner`, async ({
    page,
    visitorConsole,
  }) => {
    test.setTimeout(120_000)
    expectNotFound(visitorConsole)
    await page.setViewportSize({ width, height })
    for (const address of allAddresses) {
      await page.goto(address)
      await whenLive(page)
      await expect(banner(page)).toBeVisible()
      expect(await faultsOfStops(page), `${address} with the banner`).toEqual([])
    }
    await banner(page).getByRole('button', { name: 'Rifiuta tutti' }).click()
    for (const address of ['/', '/aziende']) {
      await page.goto(address)
      await whenLive(page)
      expect(await faultsOfStops(page), address).toEqual([])
    }
  })
}

for (const button of ['Rifiuta tutti', 'Accetta tutti', 'Chiudi e tieni solo gli essenziali']) {
  test(`“${button}” leaves the focus at the top of the page, and the choice is said`, async ({
    page,
  }) => {
    await page.goto('/')
    await whenLive(page)
    await banner(page).getByRole('button', { name: button }).press('Enter')
    await expectPageStart(page)
    const said = button.startsWith('Accetta')
      ? cookieAnnouncements.saved
      : cookieAnnouncements.onlyEssential
    await expect(status(page, said)).toHaveCount(1)
  })
}

test('preferences saved from the banner leave the focus at the top; withdrawn, beside the button', async ({
  page,
}) => {
  await page.goto('/')
  await whenLive(page)
  await banner(page).getByRole('button', { name: 'Personalizza' }).press('Enter')
  await page.getByRole('switch', { name: 'Funzionali' }).press('Space')
  await page.getByRole('button', { name: 'Salva Preferenze' }).press('Enter')
  await expectPageStart(page)
  await expect(status(page, cookieAnnouncements.saved)).toHaveCount(1)
  await page.getByRole('button', { name: cookieFooter.withdraw }).press('Enter')
  await expect(page.getByRole('button', { name: cookieFooter.preferences })).toBeFocused()
  await expect(status(page, cookieAnnouncements.onlyEssential)).toHaveCount(1)
})

test('what was said of the cookies is not found on the next page', async ({ page }) => {
  await page.goto('/')
  await whenLive(page)
  await banner(page).getByRole('button', { name: 'Rifiuta tutti' }).press('Enter')
  await expect(status(page, cookieAnnouncements.onlyEssential)).toHaveCount(1)
  await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').first().click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(status(page, cookieAnnouncements.onlyEssential)).toHaveCount(0)
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
      await expect(opener).toBeFocused({ timeout: 1 })
    }
  })
}

test('the form for companies keeps the focus while it sends and when that fails', async ({
  page,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_|not sent/)
  await reachLastStep(page)
  await receiver.refuse()
  await companyField(page, 'telefono').fill('+39 02 1234567')
  await send(page).press('Enter')
  await expect(page.locator(':focus')).toContainText(notSent.hint)
})

test('a link to a section takes the focus there', async ({ page }) => {
  await page.goto('/')
  await whenLive(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: layout.navigation[1]?.label ?? '' })
    .press('Enter')
  await expect(page.locator('#servizi')).toBeFocused()
  await page.keyboard.press('Tab')
  const isInside = await page.evaluate(() =>
    Boolean(document.activeElement?.closest('#servizi, #metodo-testato')),
  )
  expect(isInside).toBe(true)
})

test('at 400 % every link of the menu can be reached, and leaving the menu closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/')
  await whenLive(page)
  const menu = page.locator('details', { has: page.getByLabel(layout.menu) })
  await page.getByLabel(layout.menu).press('Enter')
  const links = menu.getByRole('link')
  await expect(links).toHaveCount(layout.navigation.length)
  for (const link of await links.all()) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    expect(await faultsOf(page, 'stop')).toEqual([])
  }
  await page.keyboard.press('Tab')
  await expect(links.first()).toBeHidden()
})

test('the terms in error show the focus, and nothing is invalid before an attempt', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openModal(page)
  const terms = page.getByRole('checkbox')
  await expect(terms).toHaveAttribute('aria-invalid', 'false')
  await page.getByLabel('Nome *').fill('Giulia')
  await page.getByLabel('Email *').fill('giulia@azienda.it')
  await page.getByLabel('Telefono *').fill('333')
  await submitButton(page).press('Enter')
  await expect(terms).toBeFocused()
  const looks = () =>
    terms.evaluate(box => {
      const { outline, boxShadow } = getComputedStyle(box)
      return { outline, boxShadow }
    })
  const focused = await looks()
  await page.getByLabel('Nome *').focus()
  const atRest = await looks()
  expect(focused.outline).not.toBe(atRest.outline)
  expect(atRest.boxShadow).not.toBe('none')
})

test('a closed answer is no landmark', async ({ page }) => {
  await page.goto('/')
  await whenLive(page)
  await expect(page.locator('#faq').getByRole('region')).toHaveCount(0)
})
