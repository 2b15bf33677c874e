import type { Locator, Page } from '@playwright/test'
import { companyForm } from '../src/content/aziende.ts'
import { steps } from '../src/content/company-steps.ts'
import { cookieFooter } from '../src/content/cookies.ts'
import { notSent } from '../src/content/messages.ts'
import { expect, test, whenLive } from './harness/test.ts'
import {
  choose,
  companyField,
  fillBasics,
  fillLead,
  fillStep,
  next,
  openModal,
  send,
  stepName,
  stepTitle,
  submitButton,
  titleOf,
} from './harness/visitor.ts'

/*
 * What a screen reader is given: the accessibility tree, and what is said without being asked for. Only
 * words of the specification are written out; other names may change.
 */

/** Runs in the page before its own scripts: keeps what changes in regions that are read out. */
function record() {
  const said: string[] = []
  Object.assign(window, { said })
  const known = new WeakMap<Element, string | null>()
  function look() {
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
      if (region.closest('[aria-hidden=true], [aria-live=off]')) continue
      const { textContent } = region
      // What a region holds when it arrives is said by an alert alone.
      const isNew = !known.has(region) && !region.matches('[role=alert], [aria-live=assertive]')
      if (!isNew && textContent && textContent !== known.get(region)) said.push(textContent)
      known.set(region, textContent)
    }
  }
  const changes = { childList: true, characterData: true, subtree: true, attributes: true }
  new MutationObserver(look).observe(document, changes)
}

test.beforeEach(async ({ page, visitorConsole }) => {
  // Chromium shows the title that has the focus in spite of the dialog that is leaving (ui/Dialog.tsx).
  visitorConsole.allow(/^Blocked aria-hidden/)
  await page.addInitScript(record)
})

/** This is said, after what was said before. */
const hears = (page: Page, words: string) =>
  expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'said').splice(0).join('\n')))
    .toContain(words)

async function open(page: Page, address: string) {
  await page.goto(address)
  await whenLive(page)
  await expect(page.getByRole('region', { name: 'Notifiche' })).toBeAttached()
}

/** The fields whose star and whose state differ: aria snapshots leave out what is required. */
const notSaidAsRequired = (part: Locator) =>
  part.locator('input:not([type=radio]), [role=radiogroup]').evaluateAll(fields =>
    fields.flatMap(field => {
      const label = field instanceof HTMLInputElement ? field.labels?.[0] : field
      const name = label?.textContent ?? ''
      const isAsked = name.includes('*') || field.matches('[type=checkbox]')
      return field.matches('[required], [aria-required=true]') === isAsked ? [] : [name]
    }),
  )

const modalFields = (state: string) => `
  - textbox "Nome *"${state}
  - textbox "Email *"${state}
  - textbox "Telefono *"${state}
  - checkbox "Accetto i termini e condizioni e autorizzo il trattamento dei dati personali secondo la privacy policy"${state}
  - link "termini e condizioni"
  - link "privacy policy"`

test('the home page is read from the cookie banner to the footer, in the order of its sense', async ({
  page,
}) => {
  await open(page, '/')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link:
      - /url: "#contenuto"
    - region "Cookie":
      - heading [level=2]
      - paragraph:
        - link "Privacy Policy"
        - link "Cookie Policy"
      - button "Rifiuta tutti"
      - button "Personalizza"
      - button "Accetta tutti"
      - button /^Chiudi/
    - banner:
      - navigation "Principale":
        - link
      - button
    - main:
      - heading [level=1]
      - button "OTTIENI GRATIS IL METODO"
      - link:
        - /url: /#metodo-testato
      - region:
        - heading [level=2]
        - term
        - definition: 50+
      - region:
        - heading [level=2]
        - list:
          - listitem:
            - heading [level=3]
            - list
      - region:
        - heading [level=2]
        - list:
          - listitem:
            - heading "Analisi comportamentale" [level=3]
      - region:
        - list:
          - listitem:
            - figure:
              - blockquote
      - region:
        - heading [level=2]
        - heading [level=3]:
          - button
    - contentinfo:
      - heading [level=2]
      - list:
        - listitem:
          - link "Privacy Policy"
        - listitem:
          - button "${cookieFooter.preferences}"
  `)
  const faq = page.locator('#faq')
  await expect(faq.getByRole('region'), 'a closed answer is no landmark').toHaveCount(0)
  await faq.getByRole('button', { expanded: false }).nth(1).press('Enter')
  await expect(faq, 'an answer follows its question').toMatchAriaSnapshot(`
    - heading [level=3]:
      - button
    - heading [level=3]:
      - button [expanded]
    - paragraph
    - heading [level=3]:
      - button
  `)
})

test('the lead modal says what is missing, that it sends, what failed and where the visitor is then', async ({
  page,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_|not sent/)
  await openModal(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  await expect(page.getByLabel('Nome *')).toBeFocused()
  await expect(dialog).toMatchAriaSnapshot(`
- dialog "Ottieni GRATIS il metodo":
  - heading "Ottieni GRATIS il metodo" [level=2]${modalFields('')}
  - button "Ottieni il metodo GRATUITAMENTE"
  - button`)
  expect(await notSaidAsRequired(dialog)).toEqual([])
  await submitButton(page).press('Enter')
  await hears(page, 'ErrorePer favore compila tutti i campi obbligatori')
  await expect(dialog).toMatchAriaSnapshot(modalFields(' [invalid]').replace(/^\n/, ''))
  for (const field of ['Nome *', 'Email *', 'Telefono *'])
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(/\S/)
  await receiver.refuse()
  await fillLead(page)
  await submitButton(page).press('Enter')
  await hears(page, "Si è verificato un errore nell'invio. Riprova più tardi.")
  // The focus is beside the cause; the next stops are the other ways.
  await expect(page.locator(':focus')).toContainText(notSent.hint)
  await expect(dialog).toMatchAriaSnapshot(`
    - status: "${notSent.causes.unreachable}"
    - paragraph:
      - link:
        - /url: /^mailto:/
      - link:
        - /url: /^tel:/
      - link "${notSent.email}"
    - button "Ottieni il metodo GRATUITAMENTE"
  `)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', /^mailto:/)
  await receiver.reset()
  await submitButton(page).press('Enter')
  await hears(page, notSent.sending)
  await expect(page.getByRole('heading', { name: 'Richiesta Inviata!' })).toBeFocused()
})

test('the form for companies says each step, each problem and the end', async ({ page }) => {
  await open(page, '/aziende')
  const form = page.getByRole('form')
  const stepOne = (state: string) => `
  - paragraph: ${stepName(1)}
  - heading "Dati Base" [level=2]
  - progressbar
  - textbox "${companyForm.texts.nome.label}"${state}
  - textbox "${companyForm.texts.cognome.label}"${state}
  - textbox "${companyForm.texts.email.label}"${state}
  - button "Continua"`
  await expect(form).toMatchAriaSnapshot(`- form:${stepOne('')}`)
  expect(await notSaidAsRequired(form)).toEqual([])
  await next(page).press('Enter')
  await hears(page, 'Campi obbligatori mancantiCompila tutti i campi per continuare')
  await expect(form).toMatchAriaSnapshot(`- form:${stepOne(' [invalid]')}`)
  await expect(companyField(page, 'nome')).toBeFocused()
  for (const field of ['nome', 'cognome', 'email'] as const)
    await expect(companyField(page, field)).toHaveAccessibleDescription(
      companyForm.texts[field].missing,
    )
  await fillBasics(page)
  await choose(page, companyForm.erase)
  await hears(page, companyForm.erased)
  await choose(page, companyForm.restore)
  await next(page).press('Enter')
  await hears(page, `${stepName(2)}: Stato Attuale del Team`)
  await expect(stepTitle(page, 'Stato Attuale del Team')).toBeFocused()
  await expect(form).toMatchAriaSnapshot(`
    - form:
      - heading "Stato Attuale del Team" [level=2]
      - radiogroup:
        - radio
        - radio
        - radio
        - radio
      - radiogroup
      - radiogroup
      - button "Indietro"
      - button "Continua"
  `)
  expect(await notSaidAsRequired(form)).toEqual([])
  await next(page).press('Enter')
  await hears(page, 'Seleziona tutte le opzioniCompleta tutte le selezioni per continuare')
  for (let step = 2; step < steps.length; step++) {
    await fillStep(page, step)
    await next(page).press('Enter')
    await hears(page, `${stepName(step + 1)}: ${titleOf(step + 1)}`)
    expect(await notSaidAsRequired(form)).toEqual([])
  }
  await send(page).press('Enter')
  await hears(page, 'Il telefono è necessario per la call di valutazione')
  await page.getByLabel('Telefono *').fill('+39 02 1234567')
  await send(page).press('Enter')
  await hears(page, 'Richiesta inviata!Ti contatteremo entro 24 ore')
  await expect(page.getByRole('heading', { name: 'Richiesta Inviata!' })).toBeFocused()
})
