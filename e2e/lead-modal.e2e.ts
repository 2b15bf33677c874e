import type { Page } from '@playwright/test'
import { desktop, expect, phone, test, whenLive } from './site.ts'

const failure = "Si è verificato un errore nell'invio. Riprova più tardi."

async function openModal(page: Page, address = '/') {
  await page.goto(address)
  await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function fill(
  page: Page,
  lead = { nome: 'Giulia Conti', email: 'giulia@esempio.it', telefono: '+39 333 1234567' },
) {
  await page.getByLabel('Nome *').fill(lead.nome)
  await page.getByLabel('Email *').fill(lead.email)
  await page.getByLabel('Telefono *').fill(lead.telefono)
  await page.getByRole('checkbox').check()
}

const submitButton = (page: Page) =>
  page.getByRole('button', { name: 'Ottieni il metodo GRATUITAMENTE' })

const toast = (page: Page) => page.locator('[data-sonner-toast]')

async function expectAllKept(page: Page) {
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByLabel('Nome *')).toHaveValue('Giulia Conti')
  await expect(page.getByLabel('Email *')).toHaveValue('giulia@esempio.it')
  await expect(page.getByLabel('Telefono *')).toHaveValue('+39 333 1234567')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(submitButton(page)).toBeEnabled()
}

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a lead typed into the site stands in the inbox with exactly the fields of the contract', async ({
      page,
      receiver,
    }) => {
      const before = Date.now()
      await openModal(page)
      await expect(page.getByRole('heading', { name: 'Ottieni GRATIS il metodo' })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveAccessibleDescription(
        'Compila il form e ricevi gratuitamente il metodo per avere la tua seconda entrata.',
      )
      await fill(page, {
        nome: '  Zoë D’Àngelo 💪 ',
        email: 'zoe@esempio.it',
        telefono: '+39 333 1234567',
      })
      await submitButton(page).click()
      await expect(page).toHaveURL('/thank-you')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Richiesta Inviata!')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

      const leads = await receiver.leads()
      expect(leads).toHaveLength(1)
      expect(leads[0]).toMatchObject({
        form: 'lead',
        request: { method: 'POST', contentType: 'text/plain;charset=UTF-8' },
      })
      const { timestamp, ...fields } = leads[0]?.lead ?? {}
      expect(fields).toEqual({
        nome: 'Zoë D’Àngelo 💪',
        email: 'zoe@esempio.it',
        telefono: '+39 333 1234567',
        source: 'Palestra Venditori - Consulenza gratuita',
      })
      expect(timestamp).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
      expect(Date.parse(String(timestamp))).toBeGreaterThanOrEqual(before)
    })

    test('the dialog is at most 500 px wide and fits the screen', async ({ page }) => {
      await openModal(page)
      const box = await page.getByRole('dialog').boundingBox()
      expect(box?.width).toBe(Math.min(500, viewport.width - 32))
      expect(box?.height).toBeLessThanOrEqual(viewport.height)
    })
  })
}

test('the whole lead can be sent with the keyboard alone', async ({ page, receiver }) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nome *')).toBeFocused()
  await page.keyboard.type('Giulia Conti')
  await page.keyboard.press('Tab')
  await page.keyboard.type('giulia@esempio.it')
  await page.keyboard.press('Tab')
  await page.keyboard.type('3331234567')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/thank-you')
  expect(await receiver.leads()).toHaveLength(1)
})

test('closing gives focus back to the button that opened, and keeps what was typed', async ({
  page,
}) => {
  await openModal(page)
  await page.getByLabel('Nome *').fill('Giulia Conti')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' })).toBeFocused()
  await page.getByRole('button', { name: 'Inizia gratis' }).click()
  await expect(page.getByLabel('Nome *')).toHaveValue('Giulia Conti')
  await page.getByRole('button', { name: 'Chiudi', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Inizia gratis' })).toBeFocused()
})

test('focus stays inside the open dialog', async ({ page }) => {
  await openModal(page)
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
    ).toBe(true)
  }
})

test('the terms open in a new tab and nothing typed is lost', async ({ page }) => {
  await openModal(page)
  await fill(page)
  const label =
    'Accetto i termini e condizioni e autorizzo il trattamento dei dati personali secondo la privacy policy'
  await expect(page.getByRole('checkbox', { name: label, exact: true })).toBeChecked()
  const opened = page.waitForEvent('popup')
  await page.getByRole('dialog').getByRole('link', { name: 'privacy policy' }).click()
  await expect(await opened).toHaveURL('/privacy-policy')
  await expectAllKept(page)
})

test('a refused connection keeps the dialog and everything typed, and a second try works', async ({
  page,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/The lead was not sent/)
  visitorConsole.expect(/ERR_CONNECTION_REFUSED/)
  await openModal(page)
  await fill(page)
  await receiver.refuse()
  await submitButton(page).click()
  await expect(toast(page)).toContainText('Errore')
  await expect(toast(page)).toContainText(failure)
  await expectAllKept(page)
  await expect(page.getByText('quello che hai scritto è ancora qui')).toBeVisible()

  await toast(page).getByRole('button', { name: 'Chiudi notifica' }).click()
  await expect(toast(page)).toBeHidden()
  await expectAllKept(page)

  await receiver.reset()
  await submitButton(page).click()
  await expect(page).toHaveURL('/thank-you')
  expect(await receiver.leads()).toHaveLength(1)
})

test('offline, the visitor is told and can send when the network is back', async ({
  page,
  context,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/The lead was not sent/)
  visitorConsole.expect(/ERR_INTERNET_DISCONNECTED/)
  await openModal(page)
  await fill(page)
  await context.setOffline(true)
  await submitButton(page).click()
  await expect(toast(page)).toContainText(failure)
  await expectAllKept(page)
  await context.setOffline(false)
  await submitButton(page).click()
  await expect(page).toHaveURL('/thank-you')
  expect(await receiver.leads()).toHaveLength(1)
})

test('a receiver that never answers is given up after 15 seconds; until then nothing dismisses the dialog', async ({
  page,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/The lead was not sent TimeoutError/)
  let requests = 0
  await receiver.behaveLike(() => requests++)
  await openModal(page)
  await fill(page)
  const started = Date.now()
  await submitButton(page).click()
  const sending = page.getByRole('button', { name: 'Invio in corso...' })
  await expect(sending).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(page.getByRole('button', { name: 'Chiudi', exact: true })).toBeDisabled()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(toast(page)).toContainText(failure, { timeout: 20_000 })
  expect(Date.now() - started).toBeGreaterThanOrEqual(15_000)
  await expectAllKept(page)
  expect(requests).toBe(1)
})

test('a double click sends one lead', async ({ page, receiver }) => {
  let posts = 0
  page.on('request', request => {
    if (request.method() === 'POST') posts++
  })
  await openModal(page)
  await fill(page)
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
    button.form?.requestSubmit()
  })
  await expect(page).toHaveURL('/thank-you')
  // Long enough for a second lead to arrive.
  await page.waitForTimeout(500)
  expect(await receiver.leads()).toHaveLength(1)
  expect(posts).toBe(1)
})

test('a lead on its way arrives even if the visitor closes the tab', async ({ page, receiver }) => {
  await openModal(page)
  await fill(page)
  await submitButton(page).evaluate((button: HTMLButtonElement) => button.click())
  await page.close()
  await expect.poll(() => receiver.leads()).toHaveLength(1)
})

test('in no-cors mode a receiver that fails silently cannot be told from one that works', async ({
  page,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/status of 500/)
  await receiver.behaveLike((_request, response) => response.writeHead(500).end())
  await openModal(page)
  await fill(page)
  await submitButton(page).click()
  await expect(page).toHaveURL('/thank-you')
})

test('missing fields, terms and a malformed email are announced in this order', async ({
  page,
}) => {
  await openModal(page)
  await submitButton(page).click()
  await expect(toast(page).last()).toContainText('Per favore compila tutti i campi obbligatori')
  await expect(page.getByLabel('Nome *')).toBeFocused()
  await expect(page.getByLabel('Nome *')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Nome *')).toHaveAccessibleDescription('Scrivi il tuo nome')

  await fill(page, { nome: 'Giulia', email: 'giulia@', telefono: '333' })
  await page.getByRole('checkbox').uncheck()
  await submitButton(page).click()
  await expect(
    toast(page).filter({ hasText: 'Devi accettare i termini e condizioni per procedere' }),
  ).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeFocused()

  await page.getByRole('checkbox').check()
  await submitButton(page).click()
  await expect(toast(page).filter({ hasText: 'Email non valida' })).toContainText(
    'Inserisci un indirizzo email valido',
  )
  await expect(page.getByLabel('Email *')).toBeFocused()
  await expect(page.getByLabel('Email *')).toHaveAccessibleDescription(
    'Inserisci un indirizzo email valido',
  )
})

test('an advert that links with ?metodo opens the modal, and the parameter leaves the address', async ({
  page,
}) => {
  await page.goto('/thank-you?utm_source=ads&metodo#x')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/thank-you?utm_source=ads#x')
  await page.keyboard.press('Escape')
  await page.reload()
  await whenLive(page)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a click that comes before React opens the modal all the same', async ({ page }) => {
  await page.route('**/assets/app-*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const button = page.getByText('OTTIENI GRATIS IL METODO', { exact: true })
  await button.click()
  await expect(button).toHaveAttribute('data-waiting')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(button).not.toHaveAttribute('data-waiting')
})
