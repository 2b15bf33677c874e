import type { Page } from '@playwright/test'
import { desktop, expect, phone, test, whenLive } from './site.ts'

const notYetSent = 'quello che hai scritto è ancora qui'
const next = (page: Page) => page.getByRole('button', { name: 'Continua' })
const send = (page: Page) => page.getByRole('button', { name: '👉 INVIA' })
const toast = (page: Page) => page.locator('[data-sonner-toast]')
const stepTitle = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title })

async function fillBasics(page: Page) {
  await page.getByLabel('Nome *', { exact: true }).fill(' Giulia')
  await page.getByLabel('Cognome *').fill('D’Àngelo 💪')
  await page.getByLabel('Email aziendale *').fill('giulia@azienda.it')
}

async function choose(page: Page, ...labels: string[]) {
  for (const label of labels) await page.getByRole('radio', { name: label, exact: true }).check()
}

async function reachLastStep(page: Page) {
  await page.goto('/aziende')
  await fillBasics(page)
  await next(page).click()
  await choose(page, 'Da 4 a 10', 'Interna', 'Scalare i risultati')
  await next(page).click()
  await choose(page, 'Tutto questo insieme', 'Dipende dalla proposta')
  await next(page).click()
  await expect(stepTitle(page, 'Ultimo Step')).toBeFocused()
  await page.getByLabel('Telefono *').fill('+39 333 1234567')
}

const lead = {
  nome: 'Giulia',
  cognome: 'D’Àngelo 💪',
  email: 'giulia@azienda.it',
  teamSize: '4-10',
  formazione: 'interna',
  difficolta: 'scalare',
  obiettivo: 'tutto',
  budget: 'dipende',
  telefono: '+39 333 1234567',
  nomeAzienda: '',
  tipo: 'aziende',
}

/** Nothing typed is gone: the last step still shows it, and so do the ones before. */
async function expectAllKept(page: Page) {
  await expect(send(page)).toBeEnabled()
  await expect(page.getByLabel('Telefono *')).toHaveValue('+39 333 1234567')
  await page.getByRole('button', { name: 'Indietro' }).click()
  await expect(page.getByRole('radio', { name: 'Tutto questo insieme' })).toBeChecked()
  await page.getByRole('button', { name: 'Indietro' }).click()
  await expect(page.getByRole('radio', { name: 'Da 4 a 10' })).toBeChecked()
  await page.getByRole('button', { name: 'Indietro' }).click()
  await expect(page.getByLabel('Email aziendale *')).toHaveValue('giulia@azienda.it')
  for (let step = 1; step < 4; step++) await next(page).click()
  await expect(send(page)).toBeVisible()
}

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a company lead arrives with exactly the twelve fields of the contract', async ({
      page,
      receiver,
    }) => {
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
      expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0)
    })

    test('the keyboard alone is enough', async ({ page, receiver }) => {
      await page.goto('/aziende')
      await page.getByLabel('Nome *', { exact: true }).focus()
      await page.keyboard.type('Giulia')
      await page.keyboard.press('Tab')
      await page.keyboard.type('D’Àngelo 💪')
      await page.keyboard.press('Tab')
      await page.keyboard.type('giulia@azienda.it')
      await page.keyboard.press('Enter')
      await expect(stepTitle(page, 'Stato Attuale del Team')).toBeFocused()
      for (const presses of [2, 1, 3]) {
        await page.keyboard.press('Tab')
        await page.keyboard.press('Space')
        for (let press = 0; press < presses; press++) await page.keyboard.press('ArrowDown')
      }
      await page.keyboard.press('Enter')
      await expect(stepTitle(page, 'Obiettivo')).toBeFocused()
      for (const presses of [3, 1]) {
        await page.keyboard.press('Tab')
        await page.keyboard.press('Space')
        for (let press = 0; press < presses; press++) await page.keyboard.press('ArrowDown')
      }
      await page.keyboard.press('Enter')
      await expect(stepTitle(page, 'Ultimo Step')).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.type('+39 333 1234567')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/thank-you')
      const [stored] = await receiver.leads()
      expect(stored?.lead).toMatchObject(lead)
    })
  })
}

test('the steps have their titles, their progress and their buttons', async ({ page }) => {
  await page.goto('/aziende')
  const progress = page.getByRole('progressbar', { name: 'Avanzamento' })
  await expect(stepTitle(page, 'Dati Base')).toBeVisible()
  await expect(page.getByText('Step 1 di 4')).toBeVisible()
  await expect(progress).toHaveAttribute('aria-valuenow', '1')
  await expect(page.getByRole('button', { name: 'Indietro' })).toHaveCount(0)
  await fillBasics(page)
  await next(page).click()
  await expect(stepTitle(page, 'Stato Attuale del Team')).toBeFocused()
  await expect(progress).toHaveAttribute('aria-valuetext', 'Step 2 di 4')
  await expect(page.getByRole('status').first()).toHaveText('Step 2 di 4: Stato Attuale del Team')
  await expect(page).toHaveTitle(/^Step 2 di 4: Stato Attuale del Team \|/)
  await expect(page).toHaveURL('/aziende?step=2')
  await page.getByRole('button', { name: 'Indietro' }).click()
  await expect(stepTitle(page, 'Dati Base')).toBeFocused()
  await expect(page).toHaveTitle(/^Step 1 di 4: Dati Base \|/)
})

test('the fields carry the tokens that let browsers fill them in', async ({ page }) => {
  await reachLastStep(page)
  await expect(page.getByLabel('Telefono *')).toHaveAttribute('autocomplete', 'tel')
  await expect(page.getByLabel('Telefono *')).toHaveAttribute('inputmode', 'tel')
  await expect(page.getByLabel(/Nome dell’azienda/)).toHaveAttribute('autocomplete', 'organization')
  await expect(page.getByLabel(/Nome dell’azienda/)).not.toHaveAttribute('required')
  await page.goto('/aziende')
  for (const [label, token] of [
    ['Nome *', 'given-name'],
    ['Cognome *', 'family-name'],
    ['Email aziendale *', 'email'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('autocomplete', token)
    await expect(field).toHaveAttribute('required')
  }
})

test('an empty step is announced, marked and summed up; one problem takes the focus itself', async ({
  page,
}) => {
  await page.goto('/aziende')
  await whenLive(page)
  await next(page).click()
  await expect(toast(page)).toContainText('Campi obbligatori mancanti')
  await expect(toast(page)).toContainText('Compila tutti i campi per continuare')
  const summary = page.getByRole('alert').filter({ hasText: 'Controlla questi punti' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Scrivi il tuo cognome' }).click()
  await expect(page.getByLabel('Cognome *')).toBeFocused()
  await expect(page.getByLabel('Cognome *')).toHaveAccessibleDescription('Scrivi il tuo cognome')
  await expect(page).toHaveURL('/aziende')

  await fillBasics(page)
  await expect(summary).toBeHidden()
  await page.getByLabel('Email aziendale *').fill('giulia@azienda')
  await next(page).click()
  await expect(toast(page).filter({ hasText: 'Email non valida' })).toBeVisible()
  await expect(page.getByLabel('Email aziendale *')).toBeFocused()
  await page.getByLabel('Email aziendale *').fill('giulia@azienda.it')
  await next(page).click()

  await next(page).click()
  await expect(toast(page).filter({ hasText: 'Seleziona tutte le opzioni' })).toContainText(
    'Completa tutte le selezioni per continuare',
  )
  await summary.getByRole('link', { name: 'Scegli la difficoltà più grande' }).click()
  await expect(page.getByRole('radio', { name: 'Chiudere le vendite' })).toBeFocused()
  await choose(page, 'Nessuno', 'Nessuna', 'Chiudere le vendite')
  await next(page).click()
  await choose(page, 'Vendite di qualità')
  await next(page).click()
  await expect(page.getByRole('radio', { name: 'Sì, è già stanziato' })).toBeFocused()
  await choose(page, 'Sì, è già stanziato')
  await next(page).click()

  await send(page).click()
  await expect(toast(page).filter({ hasText: 'Numero di telefono obbligatorio' })).toContainText(
    'Il telefono è necessario per la call di valutazione',
  )
  await expect(page.getByLabel('Telefono *')).toBeFocused()
})

test('Back and Forward walk the steps with the values kept', async ({ page }) => {
  await reachLastStep(page)
  await page.goBack()
  await expect(stepTitle(page, 'Obiettivo')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Tutto questo insieme' })).toBeChecked()
  await page.goBack()
  await page.goBack()
  await expect(page.getByLabel('Email aziendale *')).toHaveValue('giulia@azienda.it')
  await page.goForward()
  await page.goForward()
  await page.goForward()
  await expect(page.getByLabel('Telefono *')).toHaveValue('+39 333 1234567')
  // A step that has become incomplete is not skipped.
  for (let step = 4; step > 1; step--) await page.goBack()
  await page.getByLabel('Cognome *').fill('')
  await page.goForward()
  await expect(stepTitle(page, 'Dati Base')).toBeVisible()
})

test('a reload keeps step and values; a link to a later step lands on the first open one', async ({
  page,
  context,
}) => {
  await reachLastStep(page)
  await page.reload()
  await expect(stepTitle(page, 'Ultimo Step')).toBeVisible()
  await expect(page.getByLabel('Telefono *')).toHaveValue('+39 333 1234567')
  const other = await context.newPage()
  await other.goto('/aziende?step=3')
  await expect(other).toHaveURL('/aziende')
  await expect(stepTitle(other, 'Dati Base')).toBeVisible()
})

test('Back after a success shows an empty form and sends nothing', async ({ page, receiver }) => {
  await reachLastStep(page)
  await send(page).click()
  await expect(page).toHaveURL('/thank-you')
  await page.goBack()
  await expect(page).toHaveURL('/aziende')
  await expect(page.getByLabel('Nome *', { exact: true })).toHaveValue('')
  expect(await receiver.leads()).toHaveLength(1)
})

test('what was typed can be erased, and taken back', async ({ page }) => {
  await reachLastStep(page)
  await page.getByRole('button', { name: 'Cancella i dati inseriti' }).click()
  await expect(stepTitle(page, 'Dati Base')).toBeFocused()
  await expect(page.getByLabel('Nome *', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByLabel('Nome *', { exact: true })).toHaveValue(' Giulia')
})

test('what is typed before React arrives is kept, and a click on Continua goes on', async ({
  page,
}) => {
  await page.route('**/assets/app-*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 2500))
    await route.continue()
  })
  await page.goto('/aziende', { waitUntil: 'commit' })
  await fillBasics(page)
  await next(page).click()
  await expect(stepTitle(page, 'Stato Attuale del Team')).toBeFocused()
  await page.getByRole('button', { name: 'Indietro' }).click()
  await expect(page.getByLabel('Cognome *')).toHaveValue('D’Àngelo 💪')
  expect(page.url()).not.toContain('email')
})

test('hostile text is only text', async ({ page, receiver }) => {
  const hostile = '"><img src=x onerror=alert(1)> {{7*7}} =cmd|x \u202e'
  await reachLastStep(page)
  await page.getByLabel(/Nome dell’azienda/).fill(hostile)
  await page.reload()
  await expect(page.getByLabel(/Nome dell’azienda/)).toHaveValue(hostile)
  await send(page).click()
  await expect(page).toHaveURL('/thank-you')
  const [stored] = await receiver.leads()
  expect(stored?.lead.nomeAzienda).toBe(hostile.trim())
})

test('a forbidden storage changes nothing but the draft', async ({ page, receiver }) => {
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

/** A receiver that allows the site's browser to read its answers. */
const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' }

for (const [status, text] of [
  [500, 'Internal Server Error'],
  [404, 'Not Found'],
] as const) {
  test(`an answer ${status} is shown with its status, its body is logged, all is kept`, async ({
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
    await expect(page.getByText(notYetSent)).toBeVisible()
    await expectAllKept(page)
    await receiver.reset()
    await send(page).click()
    await expect(page).toHaveURL('/thank-you')
    expect(await receiver.leads()).toHaveLength(1)
  })
}

for (const [what, headers, preflight] of [
  ['an answer 410 without permission to read it, as of a deleted hook', {}, 204],
  ['a refused preflight', {}, 405],
] as const) {
  test(`${what} tells the visitor, and all is kept`, async ({ page, receiver, visitorConsole }) => {
    visitorConsole.expect(/blocked by CORS policy/)
    visitorConsole.expect(/The company lead was not sent/)
    visitorConsole.expect(/ERR_FAILED|status of 410/)
    await receiver.behaveLike((request, response) => {
      if (request.method === 'OPTIONS') response.writeHead(preflight, preflight === 204 ? cors : {})
      else response.writeHead(410, headers)
      response.end()
    })
    await reachLastStep(page)
    await send(page).click()
    await expect(toast(page)).toContainText('Failed to fetch')
    await expect(page.getByText(notYetSent)).toBeVisible()
    await expectAllKept(page)
  })
}

test('a refused connection tells the visitor, and all is kept', async ({
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
  await expect(page.getByText(notYetSent)).toBeVisible()
  await expectAllKept(page)
})

test('offline the visitor is told, and can send when the network is back', async ({
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
  await expect(page.getByText(notYetSent)).toBeVisible()
  await context.setOffline(false)
  await send(page).click()
  await expect(page).toHaveURL('/thank-you')
  expect(await receiver.leads()).toHaveLength(1)
})

test('a receiver that never answers is given up after 15 seconds with a message of its own', async ({
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
  await expect(toast(page)).toContainText('Nessuna risposta entro 15 secondi', { timeout: 20_000 })
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

test('the accessibility tree of a step says what a sighted visitor sees', async ({ page }) => {
  await page.goto('/aziende')
  await fillBasics(page)
  await next(page).click()
  await choose(page, 'Da 4 a 10')
  await next(page).click()
  await expect(page.getByRole('form')).toMatchAriaSnapshot(`
    - form "Richiesta per la tua azienda":
      - paragraph: Step 2 di 4
      - heading "Stato Attuale del Team" [level=2]
      - progressbar "Avanzamento"
      - status: "Step 2 di 4: Stato Attuale del Team"
      - alert:
        - heading "Controlla questi punti" [level=3]
        - list:
          - listitem:
            - link "Scegli che formazione ricevono oggi"
          - listitem:
            - link "Scegli la difficoltà più grande"
      - group "Quanti venditori hai in squadra?":
        - text: Quanti venditori hai in squadra?
        - radio "Nessuno"
        - text: Nessuno
        - radio "Da 1 a 3"
        - text: Da 1 a 3
        - radio "Da 4 a 10" [checked]
        - text: Da 4 a 10
        - radio "Oltre 10"
        - text: Oltre 10
      - group "Che formazione ricevono oggi?":
        - text: Che formazione ricevono oggi?
        - radio "Nessuna"
        - text: Nessuna
        - radio "Interna"
        - text: Interna
        - radio "Esterna"
        - text: Esterna
        - radio "Non la seguo"
        - text: Non la seguo
        - paragraph: Scegli che formazione ricevono oggi
      - group "Qual è la difficoltà più grande?":
        - text: Qual è la difficoltà più grande?
        - radio "Chiudere le vendite"
        - text: Chiudere le vendite
        - radio "Motivare il team"
        - text: Motivare il team
        - radio "Trovare le persone giuste"
        - text: Trovare le persone giuste
        - radio "Scalare i risultati"
        - text: Scalare i risultati
        - paragraph: Scegli la difficoltà più grande
      - button "Indietro"
      - button "Continua"
  `)
})
