import { expect, test, whenLive } from './test.ts'

test('when the lead modal cannot be fetched, a dialog offers a new try, email and phone', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_FAILED/)
  let tries = 0
  await page.goto('/')
  await whenLive(page)
  await page.route('**/assets/ContactModal-*.js', route => {
    tries++
    return route.abort()
  })
  await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
  const offer = page.getByRole('alertdialog')
  await expect(offer).toBeFocused()
  await expect(offer).toContainText('Questa finestra non si è caricata')
  await expect(offer.getByRole('link', { name: 'info@esempio.it' })).toBeVisible()
  await expect(offer.getByRole('link', { name: '+39 000 000 0000' })).toBeVisible()
  expect(tries).toBeGreaterThanOrEqual(3)
  // The network is back.
  await page.unrouteAll()
  await offer.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('dialog', { name: 'Ottieni GRATIS il metodo' })).toBeVisible()
})

test('the dialog about a failed fetch can be closed, and the next click tries again', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_FAILED/)
  await page.goto('/')
  await whenLive(page)
  await page.route('**/assets/CookieDialog-*.js', route => route.abort())
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Preferenze cookie' })
  await opener.click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  // The network is back.
  await page.unrouteAll()
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Preferenze cookie' })).toBeVisible()
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
  await page.getByRole('link', { name: 'Sei un’azienda?' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Questa pagina non si è caricata.' })
  await expect(failure).toBeVisible()
  await expect(failure.getByRole('link', { name: 'info@esempio.it' })).toBeVisible()
  // The network is back.
  await page.unrouteAll()
  await failure.getByRole('button', { name: 'Ricarica la pagina' }).click()
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
  await page.getByRole('link', { name: 'Sei un’azienda?' }).click()
  await expect(page.getByText('Questa pagina non si è caricata.')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
})

test('when the application fails to load it is fetched again, and the waiting click counts', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_FAILED/)
  let tries = 0
  await page.route('**/assets/app-*.js', route => (++tries > 2 ? route.continue() : route.abort()))
  await page.goto('/')
  await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
  await expect(page.getByRole('dialog', { name: 'Ottieni GRATIS il metodo' })).toBeVisible()
})

test('when the application cannot be fetched, a notice offers email and phone', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_FAILED/)
  await page.route('**/assets/app-*.js', route => route.abort())
  await page.goto('/aziende')
  await page.getByRole('button', { name: 'Continua' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'non rispondono' })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('link', { name: 'info@esempio.it' })).toBeVisible()
  await expect(notice.getByRole('link', { name: '+39 000 000 0000' })).toBeVisible()
  // The network is back.
  await page.unrouteAll()
  await notice.getByRole('link', { name: 'Ricarica la pagina' }).click()
  await whenLive(page)
  await expect(notice).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('email and phone stand in the place of each form', async ({ page }) => {
    for (const address of ['/', '/aziende']) {
      await page.goto(address)
      const main = page.getByRole('main')
      await expect(main.getByText('Se è disattivato, scrivi a')).toBeVisible()
      await expect(main.getByRole('link', { name: '+39 000 000 0000' }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: /GRATIS|Inizia|Continua|Parla/ })).toHaveCount(
        0,
      )
      await expect(page.getByRole('region', { name: 'Cookie' })).toBeHidden()
    }
  })
})
