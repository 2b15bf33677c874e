import { back, choose, fillBasics, next, reachLastStep, send, stepTitle } from './company-form.ts'
import { desktop, expect, phone, test, toast, whenLive } from './test.ts'

/** The lead that `reachLastStep` fills in. */
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

    test('the company form can be filled in and sent with the keyboard alone', async ({
      page,
      receiver,
    }) => {
      await page.goto('/aziende')
      await page.getByLabel('Nome *', { exact: true }).focus()
      await page.keyboard.type('Giulia')
      await page.keyboard.press('Tab')
      await page.keyboard.type('D’Àngelo 💪')
      await page.keyboard.press('Tab')
      await page.keyboard.type('giulia@azienda.it')
      await page.keyboard.press('Enter')
      await expect(stepTitle(page, 'Stato Attuale del Team')).toBeFocused()
      // Steps 2 and 3: Tab goes to a question, Space picks its first answer, an arrow the next.
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
      // Last step: the telephone, and Enter sends.
      await page.keyboard.press('Tab')
      await page.keyboard.type('+39 333 1234567')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/thank-you')
      const [stored] = await receiver.leads()
      expect(stored?.lead).toMatchObject(lead)
    })
  })
}

test('the steps of the company form show their titles, progress and buttons', async ({ page }) => {
  await page.goto('/aziende')
  const progress = page.getByRole('progressbar', { name: 'Avanzamento' })
  await expect(stepTitle(page, 'Dati Base')).toBeVisible()
  await expect(page.getByText('Step 1 di 4')).toBeVisible()
  await expect(progress).toHaveAttribute('aria-valuenow', '1')
  await expect(back(page)).toHaveCount(0)
  // Step 2: focus, progress, page title and address follow.
  await fillBasics(page)
  await next(page).click()
  await expect(stepTitle(page, 'Stato Attuale del Team')).toBeFocused()
  await expect(progress).toHaveAttribute('aria-valuetext', 'Step 2 di 4')
  await expect(page.getByRole('status').first()).toHaveText('Step 2 di 4: Stato Attuale del Team')
  await expect(page).toHaveTitle(/^Step 2 di 4: Stato Attuale del Team \|/)
  await expect(page).toHaveURL('/aziende?step=2')
  // Back to step 1.
  await back(page).click()
  await expect(stepTitle(page, 'Dati Base')).toBeFocused()
  await expect(page).toHaveTitle(/^Step 1 di 4: Dati Base \|/)
})

test('the fields of the company form have the autocomplete tokens that browsers need', async ({
  page,
}) => {
  await reachLastStep(page)
  await expect(page.getByLabel('Telefono *')).toHaveAttribute('autocomplete', 'tel')
  await expect(page.getByLabel('Telefono *')).toHaveAttribute('inputmode', 'tel')
  await expect(page.getByLabel(/Nome dell’azienda/)).toHaveAttribute('autocomplete', 'organization')
  await expect(page.getByLabel(/Nome dell’azienda/)).not.toHaveAttribute('required')
  // Step 1.
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

test('several problems of a form step are listed in a summary; a single one takes the focus', async ({
  page,
}) => {
  await page.goto('/aziende')
  await whenLive(page)
  // Step 1, empty: a link of the summary leads to its field.
  await next(page).click()
  await expect(toast(page)).toContainText('Campi obbligatori mancanti')
  await expect(toast(page)).toContainText('Compila tutti i campi per continuare')
  const summary = page.getByRole('alert').filter({ hasText: 'Controlla questi punti' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Scrivi il tuo cognome' }).click()
  await expect(page.getByLabel('Cognome *')).toBeFocused()
  await expect(page.getByLabel('Cognome *')).toHaveAccessibleDescription('Scrivi il tuo cognome')
  await expect(page).toHaveURL('/aziende')
  // Step 1 with a malformed email only.
  await fillBasics(page)
  await expect(summary).toBeHidden()
  await page.getByLabel('Email aziendale *').fill('giulia@azienda')
  await next(page).click()
  await expect(toast(page).filter({ hasText: 'Email non valida' })).toBeVisible()
  await expect(page.getByLabel('Email aziendale *')).toBeFocused()
  await page.getByLabel('Email aziendale *').fill('giulia@azienda.it')
  await next(page).click()
  // Step 2, with nothing chosen.
  await next(page).click()
  await expect(toast(page).filter({ hasText: 'Seleziona tutte le opzioni' })).toContainText(
    'Completa tutte le selezioni per continuare',
  )
  await summary.getByRole('link', { name: 'Scegli la difficoltà più grande' }).click()
  await expect(page.getByRole('radio', { name: 'Chiudere le vendite' })).toBeFocused()
  await choose(page, 'Nessuno', 'Nessuna', 'Chiudere le vendite')
  await next(page).click()
  // Step 3, with one question left open.
  await choose(page, 'Vendite di qualità')
  await next(page).click()
  await expect(page.getByRole('radio', { name: 'Sì, è già stanziato' })).toBeFocused()
  await choose(page, 'Sì, è già stanziato')
  await next(page).click()
  // Last step, without the telephone.
  await send(page).click()
  await expect(toast(page).filter({ hasText: 'Numero di telefono obbligatorio' })).toContainText(
    'Il telefono è necessario per la call di valutazione',
  )
  await expect(page.getByLabel('Telefono *')).toBeFocused()
})

test('hostile text is kept and sent as plain text', async ({ page, receiver }) => {
  const hostile = '"><img src=x onerror=alert(1)> {{7*7}} =cmd|x \u202e'
  await reachLastStep(page)
  await page.getByLabel(/Nome dell’azienda/).fill(hostile)
  // It comes back from the draft as it was typed.
  await page.reload()
  await expect(page.getByLabel(/Nome dell’azienda/)).toHaveValue(hostile)
  await send(page).click()
  await expect(page).toHaveURL('/thank-you')
  const [stored] = await receiver.leads()
  // Invisible characters stay behind.
  expect(stored?.lead.nomeAzienda).toBe('"><img src=x onerror=alert(1)> {{7*7}} =cmd|x')
})

test('the accessibility tree of a form step says what the screen shows', async ({ page }) => {
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
