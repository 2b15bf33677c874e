import type { Page } from '@playwright/test'
import { cookieDialog } from '../src/content/cookie-dialog.ts'
import { failures } from '../src/content/failures.ts'
import { results } from '../src/content/home.ts'
import { privacy } from '../src/content/legal/privacy.ts'
import { site } from '../src/content/site.ts'
import { expect, hold, hurry, test, whenLive } from './harness/test.ts'
import { banner, companyField, fillLead, submitButton } from './harness/visitor.ts'

/* What happens around a part that does not arrive; faults.e2e.ts breaks each on the way to a lead. */

/** The notice that each page has for the case that a part of the application does not arrive. */
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: failures.application })

async function expectWayOut(page: Page) {
  await expect(notice(page)).toBeInViewport()
  await expect(notice(page).getByRole('link', { name: site.email })).toBeVisible()
  await expect(notice(page).getByRole('link', { name: site.phone })).toBeVisible()
}

const reload = (page: Page) => notice(page).getByRole('link', { name: failures.page.reload })
const cta = (page: Page) => page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' })
const modal = (page: Page) => page.getByRole('dialog', { name: 'Ottieni GRATIS il metodo' })
const customise = (page: Page) => page.getByRole('button', { name: 'Personalizza' })

test('when the lead modal cannot be fetched, a full load opens it, with the parameters kept', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_FAILED/)
  visitorConsole.expect(/dynamically imported module/)
  await page.route('**/assets/ContactModal-*.js', route => route.abort())
  await page.goto('/?utm_source=prova')
  await cta(page).click()
  await expectWayOut(page)
  // The network is back.
  await page.unrouteAll()
  await reload(page).click()
  await expect(modal(page)).toBeVisible()
  await expect(page).toHaveURL('/?utm_source=prova')
})

test('when the chunk of a page fails, a full load brings it, with what was typed', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_FAILED/)
  visitorConsole.expect(/could not be hydrated/)
  await page.route('**/assets/AziendePage-*.js', route => route.abort())
  await page.goto('/aziende')
  await companyField(page, 'nome').fill('Giulia')
  await page.getByRole('button', { name: 'Continua' }).click()
  await expectWayOut(page)
  // The network is back.
  await page.unrouteAll()
  await reload(page).click()
  await whenLive(page)
  await expect(notice(page)).toBeHidden()
  await expect(companyField(page, 'nome')).toHaveValue('Giulia')
})

test('the notice about the cookie dialog gives way to a field, and to the lead form, which is sent', async ({
  page,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_FAILED/)
  visitorConsole.expect(/dynamically imported module/)
  await page.setViewportSize({ width: 390, height: 664 })
  await page.route('**/assets/part-*.js', route => route.abort())
  await page.goto('/aziende')
  await whenLive(page)
  await customise(page).click()
  await expectWayOut(page)
  await companyField(page, 'nome').focus()
  await expect(notice(page)).toBeHidden()
  await page.goto('/')
  await whenLive(page)
  await customise(page).click()
  await expectWayOut(page)
  await cta(page).click()
  await fillLead(page)
  await expect(notice(page)).toBeHidden()
  await submitButton(page).click()
  await expect(page).toHaveURL('/thank-you')
  expect(await receiver.leads()).toHaveLength(1)
})

for (const [what, file] of [
  ['a modal', 'ContactModal'],
  ['an application', 'app'],
] as const) {
  test(`${what} that is late takes the notice away and answers the waiting click`, async ({
    page,
    visitorConsole,
  }) => {
    if (file === 'ContactModal') {
      visitorConsole.expect(/did not arrive in time/)
      await hurry(page, 5)
    }
    const arrive = await hold(page, `**/assets/${file}-*.js`)
    await page.goto('/', { waitUntil: 'commit' })
    await cta(page).click()
    if (file === 'app') {
      await expect(cta(page)).toHaveAttribute('data-waiting')
      await page.getByRole('button', { name: 'Rifiuta tutti' }).click()
    }
    await expectWayOut(page)
    arrive()
    if (file === 'ContactModal') {
      // Going back in the history, which closes the dialog, would close the next one too.
      await page.waitForFunction(() => !('dialog' in (history.state ?? {})))
      await cta(page).click()
    }
    await expect(modal(page)).toBeVisible()
    if (file === 'app') await expect(banner(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(modal(page)).toBeHidden()
    await expect(notice(page)).toBeHidden()
  })
}

for (const times of [1, 9]) {
  test(`a stylesheet that fails ${times === 1 ? 'once is fetched again' : 'leaves no modal that locks the page, but a way out'}`, async ({
    page,
    visitorConsole,
  }) => {
    visitorConsole.expect(/ERR_FAILED/)
    if (times > 1) visitorConsole.expect(/stylesheet did not arrive/)
    await page.route('**/assets/*.css', route => route.abort(), { times })
    await page.goto('/')
    await cta(page).click()
    if (times === 1) return expect(modal(page)).toBeInViewport()
    await expectWayOut(page)
    await expect(modal(page)).toBeHidden()
  })
}

test('of two answers to the cookie banner before React came, the last one counts', async ({
  page,
}) => {
  const arrive = await hold(page, '**/assets/app-*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Accetta tutti' }).click()
  await page.getByRole('button', { name: 'Rifiuta tutti' }).click()
  arrive()
  await expect(banner(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('false')
})

test('of two dialogs that were asked for before the stylesheet came, the lead modal opens', async ({
  page,
}) => {
  const arrive = await hold(page, '**/*.css')
  await page.goto('/', { waitUntil: 'commit' })
  await customise(page).click()
  await cta(page).click()
  arrive()
  await page.getByLabel('Nome *').fill('Giulia Conti')
  await submitButton(page).click()
  await expect(page.getByLabel('Email *')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(cookieDialog.text)).toHaveCount(0)
})

test('from a page that cannot be fetched the visitor can go on, and a reload brings it', async ({
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
  await expect(failure.getByRole('link', { name: site.email })).toBeVisible()
  // The layout is there, and leads to another page.
  await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').click()
  await expect(page.getByRole('heading', { level: 1, name: privacy.title })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await page.getByRole('link', { name: results.companies }).click()
  await expect(failure).toBeVisible()
  // The network is back.
  await page.unrouteAll()
  await failure.getByRole('button', { name: failures.page.reload }).click()
  await expect(page).toHaveURL('/aziende')
  await expect(page.getByRole('heading', { name: 'Dati Base' })).toBeVisible()
})
