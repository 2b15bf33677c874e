import type { Locator, Page, Route } from '@playwright/test'
import { cookieDialog } from '../src/content/cookie-dialog.ts'
import { cookieFooter } from '../src/content/cookies.ts'
import { failures } from '../src/content/failures.ts'
import { results } from '../src/content/home.ts'
import { privacy } from '../src/content/legal/privacy.ts'
import { site } from '../src/content/site.ts'
import { delayFiles, expect, test, whenLive } from './harness/test.ts'
import { banner, companyField, fillLead, submitButton } from './harness/visitor.ts'

/** The notice that each page has for the case that a part of the application does not arrive. */
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: failures.application })

async function expectWayOut(page: Page) {
  // A part that hangs is given up after eight seconds.
  await expect(notice(page)).toBeInViewport({ timeout: 12_000 })
  await expect(notice(page).getByRole('link', { name: site.email })).toBeVisible()
  await expect(notice(page).getByRole('link', { name: site.phone })).toBeVisible()
}

const reload = (page: Page) => notice(page).getByRole('link', { name: failures.page.reload })
const cta = (page: Page) => page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' })
const modal = (page: Page) => page.getByRole('dialog', { name: 'Ottieni GRATIS il metodo' })

const hang = () => new Promise<void>(() => undefined)

for (const [fault, answer] of [
  ['fails', (route: Route) => route.abort()],
  ['hangs', hang],
] as const) {
  test(`when the lead modal ${fault}, a full load opens it, with the parameters kept`, async ({
    page,
    visitorConsole,
  }) => {
    if (fault === 'fails') visitorConsole.expect(/ERR_FAILED/)
    await page.route('**/assets/ContactModal-*.js', answer)
    await page.goto('/?utm_source=prova')
    await cta(page).click()
    await expectWayOut(page)
    // The network is back.
    await page.unrouteAll()
    await reload(page).click()
    await expect(modal(page)).toBeVisible()
    await expect(page).toHaveURL('/?utm_source=prova')
  })

  test(`when the chunk of the page ${fault}, a notice offers email, phone and a full load`, async ({
    page,
    visitorConsole,
  }) => {
    if (fault === 'fails') {
      visitorConsole.expect(/ERR_FAILED/)
      visitorConsole.expect(/could not be hydrated/)
    }
    await page.route('**/assets/AziendePage-*.js', answer)
    await page.goto('/aziende')
    await companyField(page, 'nome').fill('Giulia')
    await page.getByRole('button', { name: 'Continua' }).click()
    await expectWayOut(page)
    // The network is back; a chunk that only hung arrives by itself.
    await page.unrouteAll()
    if (fault === 'fails') await reload(page).click()
    await whenLive(page)
    // What was typed before React arrived is kept.
    await expect(notice(page)).toBeHidden()
    await expect(companyField(page, 'nome')).toHaveValue('Giulia')
  })
}

test('when the cookie dialog cannot be fetched, the notice says so and the page lives on', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_FAILED/)
  await page.route('**/assets/CookieDialog-*.js', route => route.abort())
  await page.goto('/')
  await whenLive(page)
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: cookieFooter.preferences })
    .click()
  await expectWayOut(page)
  await cta(page).click()
  await expect(modal(page)).toBeVisible()
})

/** Taps where an element is seen, whatever lies over it. */
async function tap(page: Page, element: Locator) {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('There is nothing to tap')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

for (const [width, height] of [
  [390, 664],
  [1366, 650],
] as const) {
  test(`the notice about another part never lies over the lead form (${width}x${height})`, async ({
    page,
    receiver,
    visitorConsole,
  }) => {
    visitorConsole.expect(/ERR_FAILED/)
    await page.setViewportSize({ width, height })
    await page.route('**/assets/CookieDialog-*.js', route => route.abort())
    await page.goto('/')
    await whenLive(page)
    await page.getByRole('button', { name: 'Personalizza' }).click()
    await expectWayOut(page)
    await cta(page).click()
    await fillLead(page)
    await expect(notice(page)).toBeHidden()
    await tap(page, submitButton(page))
    await expect(page).toHaveURL('/thank-you')
    expect(await receiver.leads()).toHaveLength(1)
  })
}

test('the notice about another part gives way to a field of the form for companies', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_FAILED/)
  await page.setViewportSize({ width: 390, height: 664 })
  await page.route('**/assets/CookieDialog-*.js', route => route.abort())
  await page.goto('/aziende')
  await whenLive(page)
  await page.getByRole('button', { name: 'Personalizza' }).click()
  await expectWayOut(page)
  await companyField(page, 'nome').focus()
  await expect(notice(page)).toBeHidden()
  await page.getByRole('button', { name: 'Continua' }).press('Enter')
  await expect(notice(page)).toBeHidden()
})

test('a modal that is late takes the notice away when it opens', async ({ page }) => {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route('**/assets/ContactModal-*.js', async route => {
    await arrived
    await route.continue()
  })
  await page.goto('/')
  await cta(page).click()
  await expectWayOut(page)
  arrive()
  await cta(page).click()
  await expect(modal(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()
  await expect(notice(page)).toBeHidden()
})

test('a stylesheet that fails once is fetched again, and the modal is in sight', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_FAILED/)
  await page.route('**/assets/*.css', route => route.abort(), { times: 1 })
  await page.goto('/')
  await cta(page).click()
  await expect(modal(page)).toBeInViewport()
})

test('without its stylesheet no modal locks the page, and the notice offers a way out', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_FAILED/)
  await page.route('**/assets/*.css', route => route.abort())
  await page.goto('/')
  await cta(page).click()
  await expectWayOut(page)
  await expect(modal(page)).toBeHidden()
})

test('an application that is late takes the notice away and answers the waiting clicks', async ({
  page,
}) => {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route('**/assets/app-*.js', async route => {
    await arrived
    await route.continue()
  })
  await page.goto('/')
  await cta(page).click()
  await page.getByRole('button', { name: 'Rifiuta tutti' }).click()
  await expectWayOut(page)
  arrive()
  await expect(modal(page)).toBeVisible()
  await expect(notice(page)).toBeHidden()
  await expect(banner(page)).toBeHidden()
})

test('of two answers to the cookie banner before React came, the last one counts', async ({
  page,
}) => {
  await delayFiles(page, '**/assets/app-*.js', 2_000)
  await page.goto('/')
  await page.getByRole('button', { name: 'Accetta tutti' }).click()
  await page.getByRole('button', { name: 'Rifiuta tutti' }).click()
  await expect(banner(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('false')
})

test('of two dialogs that were asked for before the stylesheet came, the lead modal opens', async ({
  page,
}) => {
  await delayFiles(page, '**/*.css', 3_000)
  await page.goto('/')
  await page.getByRole('button', { name: 'Personalizza' }).click()
  await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
  await page.getByLabel('Nome *').fill('Giulia Conti')
  await page.waitForTimeout(500)
  await page.getByRole('button', { name: 'Ottieni il metodo GRATUITAMENTE' }).click()
  await expect(page.getByLabel('Email *')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(cookieDialog.text)).toHaveCount(0)
})

test('an address that ends in a malformed hash shows its page', async ({ page }) => {
  await page.goto('/?metodo#100%')
  await expect(modal(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('when a page cannot be fetched, the layout stays and a reload brings the page', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_FAILED/)
  visitorConsole.expect(/Failed to fetch dynamically imported module/)
  await page.goto('/')
  await whenLive(page)
  await page.route('**/assets/AziendePage-*.js', route => route.abort())
  await page.getByRole('link', { name: results.companies }).click()
  const failure = page.getByRole('alert').filter({ hasText: failures.page.title })
  await expect(failure).toBeVisible()
  await expect(failure.getByRole('link', { name: site.email })).toBeVisible()
  // The network is back.
  await page.unrouteAll()
  await failure.getByRole('button', { name: failures.page.reload }).click()
  await expect(page).toHaveURL('/aziende')
  await expect(page.getByRole('heading', { name: 'Dati Base' })).toBeVisible()
})

test('from a page that could not be fetched the visitor can go to another one', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_FAILED/)
  visitorConsole.expect(/Failed to fetch dynamically imported module/)
  await page.goto('/')
  await whenLive(page)
  await page.route('**/assets/AziendePage-*.js', route => route.abort())
  await page.getByRole('link', { name: results.companies }).click()
  await expect(page.getByText(failures.page.title)).toBeVisible()
  await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').click()
  await expect(page.getByRole('heading', { level: 1, name: privacy.title })).toBeVisible()
})

test('when the application cannot be fetched, a notice offers email and phone', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_FAILED/)
  await page.route('**/assets/app-*.js', route => route.abort())
  await page.goto('/aziende')
  await page.getByRole('button', { name: 'Continua' }).click()
  await expectWayOut(page)
  // The network is back.
  await page.unrouteAll()
  await reload(page).click()
  await whenLive(page)
  await expect(notice(page)).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('email and phone stand in the place of each form', async ({ page }) => {
    for (const address of ['/', '/aziende']) {
      await page.goto(address)
      const main = page.getByRole('main')
      await expect(main.getByText(failures.withoutScript).first()).toBeVisible()
      await expect(main.getByRole('link', { name: site.phone }).first()).toBeVisible()
      // The questions of the FAQ stand as buttons in headings, their answers open below.
      const outside = 'xpath=//button[not(ancestor::h3)]'
      await expect(page.locator(outside).filter({ visible: true })).toHaveCount(0)
      await expect(banner(page)).toBeHidden()
    }
  })
})
