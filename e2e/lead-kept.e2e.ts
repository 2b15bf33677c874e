import type { ServerResponse } from 'node:http'
import { hero } from '../src/content/home.ts'
import { layout } from '../src/content/layout.ts'
import { notSent } from '../src/content/messages.ts'
import { expect, test, toast, whenLive } from './harness/test.ts'
import { expectAllKept, fillLead, openModal, submitButton } from './harness/visitor.ts'

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
  await page.waitForTimeout(3000)
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

test('Back closes the open modal, and only the next Back leaves the page', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.goto('/')
  await whenLive(page)
  await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/privacy-policy')
})

test('after a sent lead Back leads to the page, without a dialog between', async ({ page }) => {
  await openModal(page)
  await fillLead(page)
  await submitButton(page).click()
  await expect(page).toHaveURL('/thank-you')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hero.title.text)
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
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/')
  const response = await received
  response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end()
  await expect(page).toHaveURL('/thank-you')
})

test('an offline visitor reads the cause, and when the connection is back', async ({
  page,
  context,
  visitorConsole,
}) => {
  visitorConsole.expect(/The lead was not sent/)
  visitorConsole.expect(/ERR_INTERNET_DISCONNECTED/)
  await openModal(page)
  await fillLead(page)
  await context.setOffline(true)
  await submitButton(page).click()
  await expect(page.getByText(notSent.causes.offline)).toBeVisible()
  const email = page.getByRole('link', { name: notSent.email })
  await expect(email).toHaveAttribute('href', /body=Nome%3A%20Giulia%20Conti/)
  await context.setOffline(false)
  await expect(page.getByText(notSent.onlineAgain)).toBeVisible()
  await expectAllKept(page)
})

test('a connection that breaks right after the send still shows the confirmation', async ({
  page,
  context,
  receiver,
  visitorConsole,
}) => {
  // A portrait of the page below may be on its way.
  visitorConsole.allow(/ERR_INTERNET_DISCONNECTED/)
  const fetchedAhead = page.waitForResponse(/ThankYouPage-/)
  await page.goto('/')
  await whenLive(page)
  await fetchedAhead
  await page.waitForLoadState('networkidle')
  page.on('response', response => {
    if (response.request().method() === 'POST') context.setOffline(true)
  })
  await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
  await fillLead(page)
  await submitButton(page).click()
  await expect(page.getByRole('heading', { name: 'Richiesta Inviata!' })).toBeVisible()
  expect(await receiver.leads()).toHaveLength(1)
})

test('on a slow phone with slow 4G the early click opens the modal, and the lead arrives', async ({
  page,
  context,
  receiver,
}) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devtools.send('Network.enable')
  // Lighthouse's slow 4G: 150 ms, 1.6 Mbit/s down, 750 kbit/s up.
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).click()
  await fillLead(page)
  await submitButton(page).click()
  await expect(page).toHaveURL('/thank-you')
  expect(await receiver.leads()).toHaveLength(1)
})
