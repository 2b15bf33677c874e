import type { Page } from '@playwright/test'
import { companyForm } from '../src/content/aziende.ts'
import { steps } from '../src/content/company-steps.ts'
import { companyFailures, notSent } from '../src/content/messages.ts'
import { isChoice, stepAt } from '../src/features/company-lead/company-lead.ts'
import { delayFiles, expect, hold, test, toast, whenLive } from './harness/test.ts'
import {
  back,
  companyAnswers,
  companyField,
  fillBasics,
  fillUntil,
  next,
  option,
  reachLastStep,
  send,
  stepName,
  stepTitle,
  titleOf,
} from './harness/visitor.ts'

const { texts, choices } = companyForm

/** The lead that `reachLastStep` fills in. */
const lead = { ...companyAnswers, nome: 'Giulia', tipo: 'aziende' }

test('a company lead arrives with exactly the fields of the form', async ({ page, receiver }) => {
  await reachLastStep(page)
  await send(page).click()
  await expect(page).toHaveURL('/thank-you')
  await expect(toast(page)).toContainText('Richiesta inviata!')
  await expect(toast(page)).toContainText('Ti contatteremo entro 24 ore')
  const leads = await receiver.leads()
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({
    form: 'company',
    request: { method: 'POST', contentType: 'application/json' },
  })
  const { timestamp, ...fields } = leads[0]?.lead ?? {}
  expect(fields).toEqual(lead)
  expect(timestamp).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
  expect(await page.evaluate(() => ({ ...sessionStorage, ...localStorage }))).toEqual({
    'just-sent': 'company',
  })
})

test('each problem of a step stands beside its question, and the first one takes the focus', async ({
  page,
}) => {
  await page.goto('/aziende')
  await whenLive(page)
  await next(page).click()
  await expect(companyField(page, 'nome')).toBeFocused()
  await expect(companyField(page, 'cognome')).toHaveAccessibleDescription(texts.cognome.missing)
  // Step 1 with a malformed email only.
  await fillBasics(page)
  await companyField(page, 'email').fill('giulia@azienda')
  await next(page).click()
  await expect(toast(page).filter({ hasText: 'Email non valida' })).toBeVisible()
  await expect(companyField(page, 'email')).toBeFocused()
  // Step 2, with only the first question answered.
  await fillUntil(page, 2)
  await option(page, 'teamSize', 'nessuno').check()
  await next(page).click()
  await expect(option(page, 'formazione', 'nessuna')).toBeFocused()
  await expect(page.getByText(choices.difficolta.missing)).toBeVisible()
})

test('hostile text is kept and sent as plain text', async ({ page, receiver }) => {
  const hostile = '"><img src=x onerror=alert(1)> {{7*7}} =cmd|x \u202e'
  await reachLastStep(page)
  await companyField(page, 'nomeAzienda').fill(hostile)
  // It comes back from the draft as it was typed.
  await page.reload()
  await expect(companyField(page, 'nomeAzienda')).toHaveValue(hostile)
  await send(page).click()
  await expect(page).toHaveURL('/thank-you')
  const [stored] = await receiver.leads()
  // Invisible characters stay behind.
  expect(stored?.lead.nomeAzienda).toBe('"><img src=x onerror=alert(1)> {{7*7}} =cmd|x')
})

/** The headers of a receiver that lets the browser read its answers. */
const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' }

/** How a receiver can fail a lead whose preflight it has answered. */
const failures = {
  'is answered with an error': {
    answer: { status: 500, headers: cors, text: 'the scenario is broken' },
    shown: 'Errore 500: Internal Server Error',
    logged: [/status of 500/, /refused the lead: \d+ the scenario is broken/],
  },
  // As that of a deleted webhook.
  'gets an answer that CORS hides from the page': {
    answer: { status: 410, headers: {}, text: '' },
    shown: 'Failed to fetch',
    logged: [/blocked by CORS policy/, /ERR_FAILED|status of 410/],
  },
  'gets no answer within 15 seconds': {
    answer: null,
    shown: companyFailures.timedOut(15),
    logged: [],
  },
}

/** The last step, and each before it, still shows what the visitor entered. */
async function expectAllKept(page: Page) {
  await expect(send(page)).toBeEnabled()
  for (let step = steps.length; step > 0; step--) {
    if (step < steps.length) await back(page).click()
    for (const field of stepAt(step).fields) {
      if (isChoice(field)) await expect(option(page, field, companyAnswers[field])).toBeChecked()
      else await expect(companyField(page, field)).toHaveValue(companyAnswers[field])
    }
  }
  for (let step = 1; step < steps.length; step++) await next(page).click()
  await expect(send(page)).toBeVisible()
}

for (const [failure, { answer, shown, logged }] of Object.entries(failures)) {
  test(`a company lead that ${failure} is kept, the cause is said, and the next try arrives`, async ({
    page,
    receiver,
    visitorConsole,
  }) => {
    for (const message of [...logged, /The company lead was not sent/])
      visitorConsole.expect(message)
    let posts = 0
    await receiver.behaveLike((request, response) => {
      const isPost = request.method === 'POST'
      if (isPost) posts++
      if (!isPost) response.writeHead(204, cors).end()
      else if (answer) response.writeHead(answer.status, answer.headers).end(answer.text)
    })
    await reachLastStep(page)
    if (!answer) await page.clock.install()
    await send(page).click()
    if (!answer) {
      await expect(page.getByRole('button', { name: 'Invio in corso...' })).toBeDisabled()
      await page.clock.fastForward(15_000)
    }
    await expect(toast(page)).toContainText(shown)
    await expect(page.locator(':focus')).toContainText(notSent.hint)
    expect(posts).toBe(1)
    await expectAllKept(page)
    await receiver.reset()
    await send(page).click()
    await expect(page).toHaveURL('/thank-you')
    expect(await receiver.leads()).toHaveLength(1)
  })
}

test('while the lead is on its way its answers cannot be changed', async ({ page }) => {
  const arrive = await hold(page, '**/company')
  await reachLastStep(page)
  await send(page).click()
  await page.goBack()
  const answer = (value: string) => page.locator(`[name=budget][value=${value}]`)
  await expect(answer(lead.budget)).toBeChecked()
  await answer('voglio-capire').click({ force: true })
  await expect(answer(lead.budget)).toBeChecked()
  arrive()
  await expect(page).toHaveURL('/thank-you')
})

test('a reload, the browser’s Back and Forward keep step and values; a link opens no step too far', async ({
  page,
  context,
}) => {
  await reachLastStep(page)
  await page.reload()
  await expect(stepTitle(page, 'Ultimo Step')).toBeVisible()
  await expect(companyField(page, 'telefono')).toHaveValue('+39 333 1234567')
  await page.goBack()
  const last = steps.length
  await expect(stepTitle(page, titleOf(last - 1))).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${stepName(last - 1)}: ${titleOf(last - 1)} \\|`))
  await expect(page).toHaveURL(`/aziende?step=${last - 1}`)
  await expect(page.getByRole('form').getByRole('radio', { checked: true })).not.toHaveCount(0)
  for (let step = last - 1; step > 1; step--) await page.goBack()
  await expect(companyField(page, 'email')).toHaveValue('giulia@azienda.it')
  for (let step = 1; step < last; step++) await page.goForward()
  await expect(companyField(page, 'telefono')).toHaveValue('+39 333 1234567')
  // Back to step 1: with a field emptied, Forward no longer leaves it.
  for (let step = last; step > 1; step--) await page.goBack()
  await companyField(page, 'cognome').fill('')
  await page.goForward()
  await expect(stepTitle(page, 'Dati Base')).toBeVisible()
  // A new tab has no draft, so the link to step 3 opens step 1.
  const other = await context.newPage()
  await other.goto('/aziende?step=3')
  await expect(other).toHaveURL('/aziende')
  await expect(stepTitle(other, 'Dati Base')).toBeVisible()
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

test('every step of the form is as wide as the first', async ({ page }) => {
  await reachLastStep(page)
  const widths = new Set<number | undefined>()
  for (let step = 1; step <= steps.length; step++) {
    await page.goto(`/aziende?step=${step}`)
    await expect(stepTitle(page, titleOf(step))).toBeVisible()
    widths.add((await page.getByRole('form').boundingBox())?.width)
  }
  expect(widths.size).toBe(1)
})
