import { contact } from '../src/content/contact.ts'
import { layout } from '../src/content/layout.ts'
import { notSent } from '../src/content/messages.ts'
import { expect, test, toast } from './harness/test.ts'
import { expectAllKept, fillLead, openModal, submitButton } from './harness/visitor.ts'

const failure = "Si è verificato un errore nell'invio. Riprova più tardi."

test('after a refused connection the modal keeps everything typed, and a second try works', async ({
  page,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/The lead was not sent/)
  visitorConsole.expect(/ERR_CONNECTION_REFUSED/)
  await openModal(page)
  await fillLead(page)
  await receiver.refuse()
  await submitButton(page).click()
  await expect(toast(page)).toContainText('Errore')
  await expect(toast(page)).toContainText(failure)
  await expectAllKept(page)
  await expect(page.getByText(notSent.hint)).toBeVisible()
  // The notification is closed, the modal stays.
  await toast(page).getByRole('button', { name: layout.toasts.close }).click()
  await expect(toast(page)).toBeHidden()
  await expectAllKept(page)
  // The receiver is back.
  await receiver.reset()
  await submitButton(page).click()
  await expect(page).toHaveURL('/thank-you')
  expect(await receiver.leads()).toHaveLength(1)
})

test('an offline visitor is told, and can send the lead when the network is back', async ({
  page,
  context,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/The lead was not sent/)
  visitorConsole.expect(/ERR_INTERNET_DISCONNECTED/)
  await openModal(page)
  await fillLead(page)
  await context.setOffline(true)
  await submitButton(page).click()
  await expect(toast(page)).toContainText(failure)
  await expectAllKept(page)
  // The network is back.
  await context.setOffline(false)
  await submitButton(page).click()
  await expect(page).toHaveURL('/thank-you')
  expect(await receiver.leads()).toHaveLength(1)
})

test('sending fails after 15 seconds without an answer; until then the modal cannot be closed', async ({
  page,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/The lead was not sent TimeoutError/)
  let requests = 0
  await receiver.behaveLike(() => requests++)
  await openModal(page)
  await fillLead(page)
  const started = Date.now()
  await submitButton(page).click()
  const sending = page.getByRole('button', { name: 'Invio in corso...' })
  await expect(sending).toBeDisabled()
  // Neither Escape nor a click outside closes the modal while it sends.
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(page.getByRole('button', { name: contact.close, exact: true })).toBeDisabled()
  await expect(page.getByRole('dialog')).toBeVisible()
  // Other ways are offered while it takes long, once for the eye and once for a screen reader.
  await expect(page.getByText(notSent.causes.slow)).toHaveCount(2)
  expect(Date.now() - started).toBeLessThan(12_000)
  // Given up: the visitor can try again.
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

test('in no-cors mode an error of the receiver goes unseen, and the visitor is thanked', async ({
  page,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/status of 500/)
  await receiver.behaveLike((_request, response) => response.writeHead(500).end())
  await openModal(page)
  await fillLead(page)
  await submitButton(page).click()
  await expect(page).toHaveURL('/thank-you')
})
