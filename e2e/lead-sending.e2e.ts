import type { ServerResponse } from 'node:http'
import { contact } from '../src/content/contact.ts'
import { hero } from '../src/content/home.ts'
import { layout } from '../src/content/layout.ts'
import { notSent } from '../src/content/messages.ts'
import { expect, test, toast, whenLive } from './harness/test.ts'
import { expectAllKept, fillLead, openModal, sendLead, submitButton } from './harness/visitor.ts'

const failure = "Si è verificato un errore nell'invio. Riprova più tardi."

test('sending fails after 15 seconds without an answer; until then the modal cannot be closed', async ({
  page,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/The contact lead was not sent TimeoutError/)
  let requests = 0
  await receiver.behaveLike(() => requests++)
  await openModal(page)
  await fillLead(page)
  await page.clock.install()
  await submitButton(page).click()
  const sending = page.getByRole('button', { name: 'Invio in corso...' })
  await expect(sending).toBeDisabled()
  await expect(page.locator(':focus').getByRole('status')).toHaveText(notSent.sending)
  // Neither Escape nor a click outside closes the modal while it sends.
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(page.getByRole('button', { name: contact.close, exact: true })).toBeDisabled()
  await expect(page.getByRole('dialog')).toBeVisible()
  // Other ways are offered while it takes long, once for the eye and once for a screen reader.
  await page.clock.fastForward(6_000)
  await expect(page.getByText(notSent.causes.slow)).toHaveCount(2)
  await expect(sending).toBeDisabled()
  // Given up: the visitor can try again.
  await page.clock.fastForward(9_000)
  await expect(toast(page)).toContainText(failure)
  await expectAllKept(page)
  expect(requests).toBe(1)
})

test('a double click sends one lead', async ({ page, receiver }) => {
  let posts = 0
  page.on('request', request => {
    if (request.method() === 'POST') posts++
  })
  await openModal(page)
  await fillLead(page)
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

test('a lead that is being sent arrives even if the visitor closes the tab', async ({
  page,
  receiver,
}) => {
  await openModal(page)
  await fillLead(page)
  await submitButton(page).evaluate((button: HTMLButtonElement) => button.click())
  await page.close()
  await expect.poll(() => receiver.leads()).toHaveLength(1)
})

test('once the page is idle, a lead needs nothing but its own request', async ({
  page,
  receiver,
}) => {
  const fetchedAhead = page.waitForResponse(/ThankYouPage-/)
  await page.goto('/')
  await whenLive(page)
  await fetchedAhead
  await page.waitForLoadState('networkidle')
  // A deploy removes every file that the page has not fetched yet; no lead needs a drawing.
  await page.route(/assets\/.*\.(?:js|css)$/, route => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
  await fillLead(page)
  await submitButton(page).click()
  await expect(page.getByRole('heading', { name: 'Richiesta Inviata!' })).toBeVisible()
  expect(await receiver.leads()).toHaveLength(1)
})

test('a visitor who saves data fetches nothing ahead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.goto('/')
  await whenLive(page)
  await page.waitForTimeout(2000)
  expect(requests.filter(url => /ContactModal|ThankYouPage/.test(url))).toEqual([])
})

test('a reload keeps what was typed in the modal, and not the tick', async ({ page }) => {
  await openModal(page)
  await fillLead(page)
  await page.goto('/?metodo')
  await expect(page.getByLabel('Nome *')).toHaveValue('Giulia Conti')
  await expect(page.getByLabel('Email *')).toHaveValue('giulia@esempio.it')
  await expect(page.getByLabel('Telefono *')).toHaveValue('+39 333 1234567')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
})

test('after a sent lead Back leads to the page, without a dialog, and sends nothing', async ({
  page,
  receiver,
}) => {
  await page.goto('/privacy-policy')
  await page.goto('/')
  await whenLive(page)
  await sendLead(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hero.title.text)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await receiver.leads()).toHaveLength(1)
  // No entry of the dialog is left on the way.
  await page.goBack()
  await expect(page).toHaveURL('/privacy-policy')
})

test('a lead from the modal of the thank-you page is confirmed', async ({ page, receiver }) => {
  await page.goto('/thank-you')
  await page.getByRole('button', { name: layout.headerCta, exact: true }).click()
  await fillLead(page)
  await submitButton(page).click()
  await expect(toast(page)).toContainText('Richiesta inviata!')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await receiver.leads()).toHaveLength(1)
})

test('while a lead is on its way the site can be used, and its page fits the address', async ({
  page,
  receiver,
}) => {
  let take: (response: ServerResponse) => void = () => undefined
  const received = new Promise<ServerResponse>(resolve => {
    take = resolve
  })
  await receiver.behaveLike((_request, response) => take(response))
  await openModal(page)
  await fillLead(page)
  await submitButton(page).click()
  await expect(page.getByRole('button', { name: 'Invio in corso...' })).toBeDisabled()
  await page.goBack()
  // The entry of the dialog is there again.
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBe(true)
  await expect(page.getByRole('dialog')).toBeVisible()
  const response = await received
  response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end()
  await expect(page).toHaveURL('/thank-you')
})

test('an offline visitor reads the cause, and when the connection is back', async ({
  page,
  context,
  visitorConsole,
}) => {
  visitorConsole.expect(/The contact lead was not sent/)
  visitorConsole.expect(/ERR_INTERNET_DISCONNECTED/)
  await openModal(page)
  await fillLead(page)
  await context.setOffline(true)
  await submitButton(page).click()
  await expect(page.getByText(notSent.causes.offline)).toBeVisible()
  const email = page.getByRole('link', { name: notSent.email })
  const body =
    'Buongiorno, vorrei ricevere il metodo gratuito.\r\n\r\nNome: Giulia Conti\r\nEmail: giulia@esempio.it\r\nTelefono: +39 333 1234567'
  expect(decodeURIComponent((await email.getAttribute('href')) ?? '')).toContain(body)
  await context.setOffline(false)
  await expect(page.getByText(notSent.onlineAgain)).toBeVisible()
  await expectAllKept(page)
  // The next try has a problem of its own.
  await page.getByLabel('Nome *').fill('')
  await submitButton(page).click()
  await expect(page.getByLabel('Nome *')).toBeFocused()
  await expect(page.getByText(notSent.hint)).toBeHidden()
})
