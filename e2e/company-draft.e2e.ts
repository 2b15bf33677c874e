import { companyForm } from '../src/content/aziende.ts'
import { notSent } from '../src/content/messages.ts'
import { delayFiles, expect, test, whenLive, whenQuiet } from './harness/test.ts'
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

/** Runs in the page: types into the field for the surname. */
function typeSurname() {
  const field = document.querySelector<HTMLInputElement>('[name=cognome]')
  if (!field) throw new Error('There is no field for the surname')
  field.value = 'D’Àngelo'
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

test('the browser’s Back and Forward go through the form steps and keep the values', async ({
  page,
}) => {
  await reachLastStep(page)
  // Back: each step is still filled in.
  await page.goBack()
  await expect(stepTitle(page, 'Obiettivo')).toBeVisible()
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

test('what was typed into the company form can be erased and restored', async ({ page }) => {
  await reachLastStep(page)
  await page.getByRole('button', { name: companyForm.erase }).click()
  await expect(stepTitle(page, 'Dati Base')).toBeFocused()
  await expect(companyField(page, 'nome')).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  // Undone: everything is back.
  await page.getByRole('button', { name: companyForm.restore }).click()
  await expect(companyField(page, 'nome')).toHaveValue(' Giulia')
})

test('what is typed before React has loaded is kept, and a click on Continua counts', async ({
  page,
}) => {
  await delayFiles(page, '**/assets/app-*.js', 2500)
  await page.goto('/aziende', { waitUntil: 'commit' })
  await fillBasics(page)
  await next(page).click()
  await expect(stepTitle(page, 'Stato Attuale del Team')).toBeFocused()
  // Step 1 is still filled in, and the form did not go into the address.
  await back(page).click()
  await expect(companyField(page, 'cognome')).toHaveValue('D’Àngelo 💪')
  expect(page.url()).not.toContain('email')
})

for (const [typed, surname, isRepeat] of [
  ['the same name', 'D’Àngelo 💪', true],
  ['another name', 'Conti', false],
] as const) {
  test(`after a send that failed, ${typed} typed before React has loaded makes ${isRepeat ? 'a repeat' : 'a new lead'}`, async ({
    page,
    receiver,
    visitorConsole,
  }) => {
    visitorConsole.expect(/ERR_CONNECTION_REFUSED/)
    visitorConsole.expect(/The company lead was not sent/)
    const timestampSent = async () => {
      const [request] = await Promise.all([
        page.waitForRequest(request => request.method() === 'POST'),
        send(page).click(),
      ])
      return request.postDataJSON().timestamp
    }
    await receiver.refuse()
    await reachLastStep(page)
    const first = await timestampSent()
    await expect(page.getByText(notSent.hint)).toBeVisible()

    await receiver.reset()
    await delayFiles(page, '**/assets/app-*.js', 1500)
    await page.reload({ waitUntil: 'commit' })
    await companyField(page, 'cognome').fill(surname)
    await whenLive(page)
    expect((await timestampSent()) === first).toBe(isRepeat)
    await expect(page).toHaveURL('/thank-you')
    expect((await receiver.leads())[0]?.lead.cognome).toBe(surname)
  })
}

test('of a page that was cut off on its way, what is typed while React replaces it is kept', async ({
  page,
  visitorConsole,
}) => {
  await page.route('**/aziende', async route => {
    const response = await route.fetch()
    const [whole = ''] = (await response.text()).split('</form>')
    await route.fulfill({ response, body: whole })
  })
  // After the event React is at work, and the page answers between its slices.
  await page.addInitScript(`addEventListener('app:hydrate', () => queueMicrotask(${typeSurname}))`)
  visitorConsole.expect(/React error #418/)
  await page.goto('/aziende')
  await whenLive(page)
  await whenQuiet(page)
  await expect(companyField(page, 'cognome')).toHaveValue('D’Àngelo')
})

test('where storage is forbidden the company form can still be sent', async ({
  page,
  receiver,
}) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  await reachLastStep(page)
  await send(page).click()
  await expect(page).toHaveURL('/thank-you')
  expect(await receiver.leads()).toHaveLength(1)
})
