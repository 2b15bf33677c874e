import type { Page } from '@playwright/test'
import { companyFailures, notSent } from '../src/content/messages.ts'
import { expect, test, toast } from './harness/test.ts'
import { back, companyField, next, option, reachLastStep, send } from './harness/visitor.ts'

/** The headers of a receiver that lets the browser read its answers. */
const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' }

/** The last step, and each before it, still shows what the visitor entered. */
async function expectAllKept(page: Page) {
  await expect(send(page)).toBeEnabled()
  await expect(companyField(page, 'telefono')).toHaveValue('+39 333 1234567')
  await back(page).click()
  await expect(option(page, 'obiettivo', 'tutto')).toBeChecked()
  await back(page).click()
  await expect(option(page, 'teamSize', '4-10')).toBeChecked()
  await back(page).click()
  await expect(companyField(page, 'email')).toHaveValue('giulia@azienda.it')
  for (let step = 1; step < 4; step++) await next(page).click()
  await expect(send(page)).toBeVisible()
}

for (const [status, text] of [
  [500, 'Internal Server Error'],
  [404, 'Not Found'],
] as const) {
  test(`an answer ${status} is shown to the visitor, its body logged, the company form kept`, async ({
    page,
    receiver,
    visitorConsole,
  }) => {
    visitorConsole.expect(new RegExp(`status of ${status}`))
    visitorConsole.expect(/refused the lead: \d+ the scenario is broken/)
    visitorConsole.expect(/The company lead was not sent/)
    await receiver.behaveLike((request, response) => {
      response.writeHead(request.method === 'OPTIONS' ? 204 : status, cors)
      response.end(request.method === 'OPTIONS' ? '' : 'the scenario is broken')
    })
    await reachLastStep(page)
    await send(page).click()
    await expect(toast(page)).toContainText(`Errore ${status}: ${text}`)
    await expect(page.getByText(notSent.hint)).toBeVisible()
    await expectAllKept(page)
    // The receiver works again.
    await receiver.reset()
    await send(page).click()
    await expect(page).toHaveURL('/thank-you')
    expect(await receiver.leads()).toHaveLength(1)
  })
}

for (const [what, preflight] of [
  // As from a deleted webhook.
  ['an answer 410 that CORS hides from the page', 204],
  ['a refused preflight', 405],
] as const) {
  test(`after ${what} the visitor is told and the company form is kept`, async ({
    page,
    receiver,
    visitorConsole,
  }) => {
    visitorConsole.expect(/blocked by CORS policy/)
    visitorConsole.expect(/The company lead was not sent/)
    visitorConsole.expect(/ERR_FAILED|status of 410/)
    await receiver.behaveLike((request, response) => {
      if (request.method === 'OPTIONS') response.writeHead(preflight, preflight === 204 ? cors : {})
      else response.writeHead(410)
      response.end()
    })
    await reachLastStep(page)
    await send(page).click()
    await expect(toast(page)).toContainText('Failed to fetch')
    await expect(page.getByText(notSent.hint)).toBeVisible()
    await expectAllKept(page)
  })
}

test('after a refused connection the visitor is told and the company form is kept', async ({
  page,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_CONNECTION_REFUSED/)
  visitorConsole.expect(/The company lead was not sent/)
  await reachLastStep(page)
  await receiver.refuse()
  await send(page).click()
  await expect(toast(page)).toContainText('Errore')
  await expect(page.getByText(notSent.hint)).toBeVisible()
  await expectAllKept(page)
})

test('an offline visitor is told, and can send the company lead when the network is back', async ({
  page,
  context,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_INTERNET_DISCONNECTED/)
  visitorConsole.expect(/The company lead was not sent/)
  await reachLastStep(page)
  await context.setOffline(true)
  await send(page).click()
  await expect(toast(page)).toContainText('Errore')
  await expect(page.getByText(notSent.hint)).toBeVisible()
  // The network is back.
  await context.setOffline(false)
  await send(page).click()
  await expect(page).toHaveURL('/thank-you')
  expect(await receiver.leads()).toHaveLength(1)
})

test('after 15 seconds without an answer the visitor is told and the company form is kept', async ({
  page,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/The company lead was not sent/)
  let posts = 0
  await receiver.behaveLike((request, response) => {
    if (request.method === 'OPTIONS') response.writeHead(204, cors).end()
    else posts++
  })
  await reachLastStep(page)
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Invio in corso...' })).toBeDisabled()
  await expect(toast(page)).toContainText(companyFailures.timedOut(15), { timeout: 20_000 })
  expect(posts).toBe(1)
  await expectAllKept(page)
})

test('a double click sends one company lead', async ({ page, receiver }) => {
  let posts = 0
  page.on('request', request => {
    if (request.method() === 'POST') posts++
  })
  await reachLastStep(page)
  await send(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
    button.form?.requestSubmit()
  })
  await expect(page).toHaveURL('/thank-you')
  // Long enough for a second lead to arrive.
  await page.waitForTimeout(500)
  expect(posts).toBe(1)
  expect(await receiver.leads()).toHaveLength(1)
})
