import type { Page } from '@playwright/test'
import { cookieDialog } from '../src/content/cookie-dialog.ts'
import { failures } from '../src/content/failures.ts'
import { faq, results } from '../src/content/home.ts'
import { site } from '../src/content/site.ts'
import { sitePorts } from './addresses.ts'
import { reachLastStep, send } from './company-form.ts'
import { banner, categorySwitch, choose } from './consent.ts'
import { fillLead, submitButton } from './lead-modal.ts'
import { serveAltered } from './support/altered-site.ts'
import { type OlderBrowser, olderBrowsers, unsupported } from './support/older-browsers.ts'
import { test as base, expect, phone, toast, whenLive } from './test.ts'

/** Runs in the page: takes away what an older browser does not have. */
function removeScripts(paths: readonly string[]) {
  for (const path of paths) {
    const names = path.split('.')
    const name = names.pop() ?? ''
    const owner = names.reduce((object: object, each) => Reflect.get(object, each), window)
    Reflect.deleteProperty(owner ?? {}, name)
  }
}

/** Runs in the page: no stylesheet can be constructed, as before Safari 16.4 and Firefox 101. */
function refuseConstructedStylesheets() {
  const { prototype } = CSSStyleSheet
  const refuse = () => {
    throw new TypeError('Illegal constructor')
  }
  Object.defineProperty(window, 'CSSStyleSheet', { value: Object.assign(refuse, { prototype }) })
}

/** The policy has the hash of the styles as they were, so that the altered site goes without it. */
const test = base.extend<{ older: OlderBrowser | null; starter: string }>({
  older: [null, { option: true }],
  starter: ['', { option: true }],
  baseURL: async ({ older, starter }, use) => {
    const strip = (css: string) =>
      (older?.styles ?? []).reduce((rest, pattern) => rest.replaceAll(pattern, ''), css)
    const site = await serveAltered(`http://localhost:${sitePorts.production}`, (text, isPage) => {
      if (!isPage) return strip(text)
      const page = text.replace(/(?<=<style>).*(?=<\/style>)/s, strip)
      return page.replace(/(?<=<script data-style[^>]*>)/, starter)
    })
    await use(site.origin)
    site.close()
  },
  page: async ({ page, older }, use) => {
    await page.addInitScript(removeScripts, older?.scripts ?? [])
    if (older?.scripts.includes('Document.prototype.adoptedStyleSheets'))
      await page.addInitScript(refuseConstructedStylesheets)
    await use(page)
  },
})

async function expectInside(page: Page, name: string) {
  const box = await page.getByRole('dialog', { name }).boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
}

test.use({ viewport: phone })

for (const [name, older] of Object.entries(olderBrowsers)) {
  test.describe(`what is left of ${name}`, () => {
    test.use({ older })

    test('sends a lead', async ({ page, receiver }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
      await expectInside(page, 'Ottieni GRATIS il metodo')
      await fillLead(page)
      await submitButton(page).click()
      await expect(page).toHaveURL('/thank-you')
      expect(await receiver.leads()).toHaveLength(1)
    })

    test('sends a company lead', async ({ page, receiver }) => {
      await reachLastStep(page)
      // The contacts for those who cannot use the form are not beside the form.
      await expect(page.getByText(failures.withoutScript)).toBeHidden()
      await send(page).click()
      await expect(page).toHaveURL('/thank-you')
      await expect(toast(page)).toContainText('Richiesta inviata!')
      expect(await receiver.leads()).toHaveLength(1)
    })

    test('shows all of the cookie dialog on a small phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await page.goto('/')
      await page.getByRole('button', { name: 'Personalizza' }).click()
      await expectInside(page, cookieDialog.title)
      await expect(page.getByRole('button', { name: cookieDialog.close })).toBeInViewport({
        ratio: 1,
      })
      const scrim = page.locator('.dialog-scrim')
      await expect(scrim).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      // A switch shows that it is on.
      const marketing = categorySwitch(page, 'marketing')
      const place = async () => (await marketing.locator('span').boundingBox())?.x ?? 0
      const before = await place()
      await marketing.click()
      await expect.poll(place).toBeGreaterThan(before + 15)
      await choose(page, 'Salva Preferenze')
      await expect(banner(page)).toBeHidden()
    })
  })
}

/** All that a page offers can be read and followed; nothing that would not answer is in sight. */
async function expectReadable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(failures.withoutScript).first()).toBeVisible()
  await expect(main.getByRole('link', { name: site.email }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: site.phone }).first()).toBeVisible()
  await expect(banner(page)).toBeHidden()
  const buttons = page.getByRole('button').filter({ visible: true })
  for (const button of await buttons.all())
    await expect(button.locator('xpath=ancestor::h3'), 'only questions').toHaveCount(1)
}

async function expectPagesReadable(page: Page) {
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expectReadable(page)
  await expect(page.getByText(faq.items[0]?.answer ?? '')).toBeVisible()
  await page.getByRole('link', { name: results.companies }).click()
  await expect(page).toHaveURL('/aziende')
  await expectReadable(page)
  expect(requests.filter(url => url.endsWith('.js'))).toEqual([])
}

test.describe('before cascade layers', () => {
  test.use({ older: unsupported })

  test('the pages can be read, and show email and phone', async ({ page }) => {
    await expectPagesReadable(page)
    // Without its styles a drawing would fill the screen.
    const logo = await page.getByRole('banner').locator('svg').first().boundingBox()
    expect(logo?.height).toBeLessThanOrEqual(64)
  })
})

test.describe('where the starter is not understood', () => {
  test.use({ starter: 'not a script;' })

  test('the pages can be read, and show email and phone', async ({ page, visitorConsole }) => {
    visitorConsole.expect(/SyntaxError/)
    await expectPagesReadable(page)
  })
})

test('a page whose first paint is not reported goes live by itself', async ({ page }) => {
  // As in Firefox, where it opens already scrolled.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/')
  await whenLive(page)
})
