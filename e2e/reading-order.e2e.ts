import type { Locator, Page } from '@playwright/test'
import { companyForm } from '../src/content/aziende.ts'
import { cookieAnnouncements, cookieFooter } from '../src/content/cookies.ts'
import { notSent } from '../src/content/messages.ts'
import { listen, whatWasSaid } from './announcements.ts'
import { expect, phone, test, toast, whenLive } from './harness/test.ts'
import {
  choose,
  fillBasics,
  fillLead,
  next,
  openModal,
  option,
  send,
  stepTitle,
  submitButton,
} from './harness/visitor.ts'

/*
 * What a screen reader is given: the accessibility tree, and what is said without being asked for. Only
 * words of the specification are written out; other names may change.
 */

test.beforeEach(async ({ page, visitorConsole }) => {
  // Chromium shows the title that has the focus in spite of the dialog that is leaving (ui/Dialog.tsx).
  visitorConsole.allow(/^Blocked aria-hidden/)
  await listen(page)
})

/** Opens a page and forgets what was said until it was ready. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await whenLive(page)
  await expect(page.getByRole('region', { name: 'Notifiche' })).toBeAttached()
  await whatWasSaid(page)
}

/** The fields with a star that do not say that they must be filled in: aria snapshots leave that out. */
const notSaidAsRequired = (part: Locator) =>
  part.locator('input:not([type=radio]), [role=radiogroup]').evaluateAll(fields =>
    fields
      .map(field => {
        const label =
          field instanceof HTMLInputElement ? field.labels?.[0] : field.querySelector('legend')
        const name = label?.textContent ?? ''
        const isSaid = field.matches('[required], [aria-required=true]')
        return { name, isSaid, isAsked: name.includes('*') || field.matches('[type=checkbox]') }
      })
      .filter(({ isSaid, isAsked }) => isSaid !== isAsked)
      .map(({ name }) => name),
  )

/** Everything that is said until nothing more is. */
async function heard(page: Page): Promise<string[]> {
  const said: string[] = []
  let more: string[]
  do {
    await page.waitForTimeout(700)
    more = await whatWasSaid(page)
    said.push(...more)
  } while (more.length > 0)
  return said
}

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
          - listitem:
            - heading "Inserimento in aziende partner" [level=3]
        - heading [level=3]
        - list:
          - listitem:
            - heading [level=4]
      - region:
        - heading [level=2]
        - list:
          - listitem:
            - heading [level=3]
            - button
      - region:
        - heading [level=2]
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
})

test('the menu of a phone says whether it is open', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('navigation')).toHaveCount(0)
  await page.getByLabel('Menu').press('Enter')
  await expect(header).toMatchAriaSnapshot(`
    - banner:
      - button
      - group:
        - navigation "Principale":
          - link
          - link
  `)
})

test('an answer follows its question, which says that it is open', async ({ page }) => {
  await open(page, '/')
  const faq = page.locator('#faq')
  await faq.getByRole('button', { expanded: false }).nth(1).press('Enter')
  await expect(faq).toMatchAriaSnapshot(`
    - heading [level=3]:
      - button
    - heading [level=3]:
      - button [expanded]
    - paragraph
    - heading [level=3]:
      - button
  `)
})

test('the cookies: four switches, the first locked; each choice is said', async ({ page }) => {
  await open(page, '/')
  await choose(page, 'Personalizza')
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog:
      - heading [level=2]
      - switch [checked] [disabled]
      - switch
      - switch
      - switch
      - button "Rifiuta tutti"
      - button "Annulla"
      - button "Salva Preferenze"
      - button
  `)
  for (const category of await page.getByRole('switch').all())
    await expect(category).toHaveAccessibleDescription(/\S/)
  await page.getByRole('switch').nth(1).press('Space')
  await choose(page, 'Salva Preferenze')
  expect(await heard(page)).toContain(`status: ${cookieAnnouncements.saved}`)
  await choose(page, cookieFooter.withdraw)
  expect(await heard(page)).toContain(`status: ${cookieAnnouncements.onlyEssential}`)
})

test('the lead modal says what is missing, that it sends, and where the visitor is then', async ({
  page,
  receiver,
}) => {
  await openModal(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  await expect(dialog).toHaveAccessibleDescription(/ricevi gratuitamente il metodo/)
  await expect(page.getByLabel('Nome *')).toBeFocused()
  await expect(dialog).toMatchAriaSnapshot(`
- dialog "Ottieni GRATIS il metodo":
  - heading "Ottieni GRATIS il metodo" [level=2]${modalFields('')}
  - button "Ottieni il metodo GRATUITAMENTE"
  - button`)
  expect(await notSaidAsRequired(dialog)).toEqual([])
  await whatWasSaid(page)
  await submitButton(page).press('Enter')
  await expect(toast(page)).toHaveCount(1)
  expect((await heard(page)).map(each => each.replace(/ \(.*/, ''))).toEqual([
    'focus: button Ottieni il metodo GRATUITAMENTE',
    'focus: input Nome *',
    expect.stringMatching(/^status: .*Errore Per favore compila tutti i campi obbligatori$/),
  ])
  await expect(dialog).toMatchAriaSnapshot(modalFields(' [invalid]').replace(/^\n/, ''))
  for (const field of ['Nome *', 'Email *', 'Telefono *'])
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(/\S/)
  await fillLead(page)
  let answer: () => void = () => undefined
  const answered = new Promise<void>(resolve => {
    answer = resolve
  })
  await receiver.behaveLike(async (_request, response) => {
    await answered
    response.end()
  })
  await whatWasSaid(page)
  await submitButton(page).press('Enter')
  expect(await heard(page)).toContain(`status: ${notSent.sending}`)
  await expect(dialog).toMatchAriaSnapshot('- button "Invio in corso..." [disabled]')
  answer()
  await expect(page.getByRole('heading', { name: 'Richiesta Inviata!' })).toBeFocused()
  expect(await heard(page)).toContain('focus: h1 Richiesta Inviata!')
})

test('a lead that was not sent: the cause and the ways out are said', async ({
  page,
  receiver,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_|not sent/)
  await receiver.refuse()
  await openModal(page)
  await fillLead(page)
  await whatWasSaid(page)
  await submitButton(page).press('Enter')
  await expect(toast(page)).toHaveCount(1)
  const said = (await heard(page)).join('\n')
  expect(said).toContain(`status: ${notSent.sending}`)
  expect(said).toContain(`focus: div ${notSent.causes.unreachable}`)
  await expect(page.locator(':focus')).toContainText(notSent.hint)
  expect(said).toContain("Errore Si è verificato un errore nell'invio. Riprova più tardi.")
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - status: "${notSent.causes.unreachable}"
    - paragraph:
      - link:
        - /url: /^mailto:/
      - link:
        - /url: /^tel:/
      - link "${notSent.email}"
    - button "Ottieni il metodo GRATUITAMENTE"
  `)
  // The next stops are the other ways, then the button to try again.
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', /^mailto:/)
})

test('the form for companies says each step, each problem and the end', async ({ page }) => {
  await open(page, '/aziende')
  const form = page.getByRole('form')
  const stepOne = (state: string) => `
  - paragraph: Step 1 di 4
  - heading "Dati Base" [level=2]
  - progressbar
  - textbox "${companyForm.texts.nome.label}"${state}
  - textbox "${companyForm.texts.cognome.label}"${state}
  - textbox "${companyForm.texts.email.label}"${state}
  - button "Continua"`
  await expect(form).toMatchAriaSnapshot(`- form:${stepOne('')}`)
  expect(await notSaidAsRequired(form)).toEqual([])
  await next(page).press('Enter')
  expect((await heard(page)).join('\n')).toMatch(
    /focus: group .*\nstatus: .*Campi obbligatori mancanti Compila tutti i campi per continuare/,
  )
  await expect(form).toMatchAriaSnapshot(`- form:${stepOne(' [invalid]')}`)
  await expect(form.getByRole('group')).toMatchAriaSnapshot(`
    - heading [level=3]
    - list:
      - listitem:
        - link
      - listitem:
        - link
      - listitem:
        - link
  `)
  await fillBasics(page)
  await next(page).press('Enter')
  expect((await heard(page)).slice(-2)).toEqual([
    'status: Step 2 di 4: Stato Attuale del Team',
    'focus: h2 Stato Attuale del Team',
  ])
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
  expect((await heard(page)).join('\n')).toContain(
    'Seleziona tutte le opzioni Completa tutte le selezioni per continuare',
  )
  await option(page, 'teamSize', '4-10').check()
  await option(page, 'formazione', 'interna').check()
  await option(page, 'difficolta', 'scalare').check()
  await next(page).press('Enter')
  await expect(stepTitle(page, 'Obiettivo')).toBeFocused()
  await option(page, 'obiettivo', 'tutto').check()
  await option(page, 'budget', 'dipende').check()
  await next(page).press('Enter')
  await expect(stepTitle(page, 'Ultimo Step')).toBeFocused()
  await heard(page)
  await send(page).press('Enter')
  expect((await heard(page)).join('\n')).toContain(
    'Numero di telefono obbligatorio Il telefono è necessario per la call di valutazione',
  )
  await page.getByLabel('Telefono *').fill('+39 02 1234567')
  await send(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Richiesta Inviata!' })).toBeFocused()
  const said = await heard(page)
  expect(said).toContain(`status: ${notSent.sending}`)
  expect(said.join('\n')).toContain('Richiesta inviata! Ti contatteremo entro 24 ore')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Richiesta Inviata!" [level=1]
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
      - listitem:
        - heading [level=3]
      - listitem:
        - heading [level=3]
  `)
})

test('what was typed can be erased and restored, and both are said', async ({ page }) => {
  await open(page, '/aziende')
  await fillBasics(page)
  await heard(page)
  await choose(page, companyForm.erase)
  expect(await heard(page)).toContain(`status: ${companyForm.erased}`)
  await expect(page.getByRole('form')).toMatchAriaSnapshot(`
    - paragraph:
      - status: "${companyForm.erased}"
      - button "${companyForm.restore}"
  `)
})

test('a legal page is read as titles, paragraphs, lists and tables with their heads', async ({
  page,
}) => {
  await open(page, '/cookie-policy')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - link
      - heading [level=1]
      - navigation:
        - list:
          - listitem:
            - link
      - heading [level=2]
      - table:
        - rowgroup:
          - row:
            - columnheader
  `)
})
