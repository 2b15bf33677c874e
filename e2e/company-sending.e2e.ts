import type { Page } from '@playwright/test'
import { companyFailures, notSent } from '../src/content/messages.ts'
import { delayFiles, expect, test, toast } from './harness/test.ts'
import {
  back,
  companyField,
  fillBasics,
  next,
  option,
  reachLastStep,
  send,
  stepTitle,
} from './harness/visitor.ts'

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

test('an answer 500 is shown to the visitor, its body logged, the company form kept', async ({
  page,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/status of 500/)
  visitorConsole.expect(/refused the lead: \d+ the scenario is broken/)
  visitorConsole.expect(/The company lead was not sent/)
  await receiver.behaveLike((request, response) => {
    response.writeHead(request.method === 'OPTIONS' ? 204 : 500, cors)
    response.end(request.method === 'OPTIONS' ? '' : 'the scenario is broken')
  })
  await reachLastStep(page)
  await send(page).click()
  await expect(toast(page)).toContainText('Errore 500: Internal Server Error')
  await expect(page.locator(':focus')).toContainText(notSent.hint)
  await expectAllKept(page)
  // The receiver works again.
  await receiver.reset()
  await send(page).click()
  await expect(page).toHaveURL('/thank-you')
  expect(await receiver.leads()).toHaveLength(1)
})

test('after an answer that CORS hides from the page, as of a deleted webhook, the company form is kept', async ({
  page,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/blocked by CORS policy/)
  visitorConsole.expect(/The company lead was not sent/)
  visitorConsole.expect(/ERR_FAILED|status of 410/)
  await receiver.behaveLike((request, response) => {
    if (request.method === 'OPTIONS') response.writeHead(204, cors)
    else response.writeHead(410)
    response.end()
  })
  await reachLastStep(page)
  await send(page).click()
  await expect(toast(page)).toContainText('Failed to fetch')
  await expect(page.getByText(notSent.hint)).toBeVisible()
  await expectAllKept(page)
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
  await page.clock.install()
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Invio in corso...' })).toBeDisabled()
  await page.clock.fastForward(15_000)
  await expect(toast(page)).toContainText(companyFailures.timedOut(15))
  expect(posts).toBe(1)
  await expectAllKept(page)
})

test('the browser’s Back and Forward go through the form steps and keep the values', async ({
  page,
}) => {
  await reachLastStep(page)
  // Back: each step is still filled in.
  await page.goBack()
  await expect(stepTitle(page, 'Obiettivo')).toBeVisible()
  await expect(page).toHaveTitle(/^Step 3 di 4: Obiettivo \|/)
  await expect(page).toHaveURL('/aziende?step=3')
  await expect(option(page, 'obiettivo', 'tutto')).toBeChecked()
  await page.goBack()
  await page.goBack()
  await expect(companyField(page, 'email')).toHaveValue('giulia@azienda.it')
  // Forward, to the last step.
  await page.goForward()
  await page.goForward()
  await page.goForward()
  await expect(companyField(page, 'telefono')).toHaveValue('+39 333 1234567')
  // Back to step 1: with a field emptied, Forward no longer leaves it.
  for (let step = 4; step > 1; step--) await page.goBack()
  await companyField(page, 'cognome').fill('')
  await page.goForward()
  await expect(stepTitle(page, 'Dati Base')).toBeVisible()
})

test('a reload keeps form step and values; a link to a later step opens the first incomplete one', async ({
  page,
  context,
}) => {
  await reachLastStep(page)
  await page.reload()
  await expect(stepTitle(page, 'Ultimo Step')).toBeVisible()
  await expect(companyField(page, 'telefono')).toHaveValue('+39 333 1234567')
  // A new tab has no draft, so the link to step 3 opens step 1.
  const other = await context.newPage()
  await other.goto('/aziende?step=3')
  await expect(other).toHaveURL('/aziende')
  await expect(stepTitle(other, 'Dati Base')).toBeVisible()
})

test('Back after sending shows an empty form and sends nothing', async ({ page, receiver }) => {
  await reachLastStep(page)
  await send(page).click()
  await expect(page).toHaveURL('/thank-you')
  await page.goBack()
  await expect(page).toHaveURL('/aziende')
  await expect(companyField(page, 'nome')).toHaveValue('')
  expect(await receiver.leads()).toHaveLength(1)
})

test('what is typed before React has loaded is kept, and a click on Continua counts', async ({
  page,
}) => {
  await delayFiles(page, '**/assets/app-*.js', 1500)
  await page.goto('/aziende', { waitUntil: 'commit' })
  await fillBasics(page)
  await next(page).click()
  await expect(stepTitle(page, 'Stato Attuale del Team')).toBeFocused()
  // Step 1 is still filled in, and the form did not go into the address.
  await back(page).click()
  await expect(companyField(page, 'cognome')).toHaveValue('D’Àngelo 💪')
  expect(page.url()).not.toContain('email')
})
