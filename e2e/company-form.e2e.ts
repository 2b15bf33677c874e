import { companyForm } from '../src/content/aziende.ts'
import { expect, test, toast, whenLive } from './harness/test.ts'
import {
  companyAnswers,
  companyField,
  fillBasics,
  next,
  option,
  reachLastStep,
  send,
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

test('the fields of the company form have the autocomplete tokens that browsers need', async ({
  page,
}) => {
  await reachLastStep(page)
  await expect(companyField(page, 'telefono')).toHaveAttribute('autocomplete', 'tel')
  await expect(companyField(page, 'telefono')).toHaveAttribute('inputmode', 'tel')
  await expect(companyField(page, 'nomeAzienda')).toHaveAttribute('autocomplete', 'organization')
  await expect(companyField(page, 'nomeAzienda')).not.toHaveAttribute('required')
  // Step 1.
  await page.goto('/aziende')
  for (const [name, token] of [
    ['nome', 'given-name'],
    ['cognome', 'family-name'],
    ['email', 'email'],
  ] as const) {
    const field = companyField(page, name)
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
  const summary = page.getByRole('group', { name: companyForm.summary })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: texts.cognome.missing }).click()
  await expect(companyField(page, 'cognome')).toBeFocused()
  await expect(companyField(page, 'cognome')).toHaveAccessibleDescription(texts.cognome.missing)
  await expect(page).toHaveURL('/aziende')
  // Step 1 with a malformed email only.
  await fillBasics(page)
  await expect(summary).toBeHidden()
  await companyField(page, 'email').fill('giulia@azienda')
  await next(page).click()
  await expect(toast(page).filter({ hasText: 'Email non valida' })).toBeVisible()
  await expect(companyField(page, 'email')).toBeFocused()
  await companyField(page, 'email').fill('giulia@azienda.it')
  await next(page).click()
  // Step 2, with nothing chosen.
  await next(page).click()
  await expect(toast(page).filter({ hasText: 'Seleziona tutte le opzioni' })).toContainText(
    'Completa tutte le selezioni per continuare',
  )
  await summary.getByRole('link', { name: choices.difficolta.missing }).click()
  await expect(option(page, 'difficolta', 'chiusure')).toBeFocused()
  await option(page, 'teamSize', 'nessuno').check()
  await option(page, 'formazione', 'nessuna').check()
  await option(page, 'difficolta', 'chiusure').check()
  await next(page).click()
  // Step 3, with one question left open.
  await option(page, 'obiettivo', 'qualita').check()
  await next(page).click()
  await expect(option(page, 'budget', 'si-stanziato')).toBeFocused()
  await option(page, 'budget', 'si-stanziato').check()
  await next(page).click()
  // Last step, without the telephone.
  await send(page).click()
  await expect(toast(page).filter({ hasText: 'Numero di telefono obbligatorio' })).toContainText(
    'Il telefono è necessario per la call di valutazione',
  )
  await expect(companyField(page, 'telefono')).toBeFocused()
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
