import { setTimeout } from 'node:timers/promises'
import { companyForm } from '../../src/content/aziende.ts'
import { contact } from '../../src/content/contact.ts'
import { failures } from '../../src/content/failures.ts'
import { notSent } from '../../src/content/messages.ts'
import { site } from '../../src/content/site.ts'
import type { CompanyPayload } from '../../src/features/company-lead/company-lead.ts'
import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

const cta = 'OTTIENI GRATIS IL METODO'
const ctaBelow = 'Ottieni il metodo gratis'
const modalTitle = 'Ottieni GRATIS il metodo'

async function fillLead(visitor: Visitor) {
  await visitor.fill('Nome *', 'Giulia Conti')
  await visitor.fill('Email *', 'giulia@esempio.it')
  await visitor.fill('Telefono *', '+39 333 1234567')
  await visitor.click('input', 'Accetto i termini')
}

test('modal: a lead is typed, sent and received', { tag: '@core' }, async ({
  visitor,
  receiver,
}) => {
  await visitor.open('/')
  await visitor.click('button', cta)
  await visitor.reads(modalTitle, '[role=dialog]')
  await fillLead(visitor)
  await visitor.click('button', 'Ottieni il metodo GRATUITAMENTE')
  await visitor.isAt('/thank-you')
  await visitor.hasFocusOn('Richiesta Inviata!')
  const [stored, ...others] = await receiver.leads()
  expect(others).toEqual([])
  expect(stored?.request).toMatchObject({ method: 'POST', contentType: 'text/plain;charset=UTF-8' })
  expect(stored?.lead).toEqual({
    nome: 'Giulia Conti',
    email: 'giulia@esempio.it',
    telefono: '+39 333 1234567',
    source: 'Palestra Venditori - Consulenza gratuita',
    timestamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
  })
})

test('modal: from //page?metodo, and after another part has failed, a lead is received', async ({
  visitor,
  receiver,
  siteProxy,
}) => {
  visitor.allow(/CookieDialog|ERR_|module|NetworkError|Load failed|network connection/i)
  await visitor.visit.resize(390, 664)
  siteProxy.break(/CookieDialog/)
  await visitor.openLive('//aziende')
  await visitor.reads('Dati Base', 'main')
  await visitor.open('//aziende?metodo')
  await visitor.reads(modalTitle, '[role=dialog]')
  await visitor.isAt('/aziende')
  await visitor.openLive('//')
  await visitor.click('button', 'Personalizza')
  await visitor.reads(failures.application, '.app-failed-notice')
  await visitor.click('button', 'Metodo gratis')
  await fillLead(visitor)
  await visitor.click('button', 'Ottieni il metodo GRATUITAMENTE')
  await visitor.isAt('/thank-you')
  expect(await receiver.leads()).toHaveLength(1)
})

test('modal: focus goes in, stays in and comes back; Esc and X close it', async ({ visitor }) => {
  await visitor.openLive('/')
  await visitor.click('button', cta)
  await visitor.hasFocusOn('Nome *')
  for (let presses = 0; presses < 10; presses += 1) {
    await visitor.press('Tab')
    expect(
      await visitor.visit.run(() => document.activeElement?.closest('[role=dialog]') !== null),
    ).toBe(true)
  }
  await visitor.press('Escape')
  await visitor.readsNot(modalTitle)
  await visitor.hasFocusOn(cta)
  await visitor.click('button', cta)
  await visitor.click('button', contact.close)
  await visitor.readsNot(modalTitle)
  await visitor.hasFocusOn(cta)
})

test('modal: opened after a link to a section, it gives the focus back to its button', async ({
  visitor,
}) => {
  await visitor.openLive('/')
  await visitor.click('link', 'Domande')
  await visitor.ask(() => document.activeElement?.id).toBe('faq')
  await visitor.click('button', ctaBelow)
  await visitor.reads(modalTitle, '[role=dialog]')
  await visitor.press('Escape')
  await visitor.readsNot(modalTitle)
  // Only after it has gone back in the history does the browser take the focus away.
  await visitor.ask(() => 'dialog' in (history.state ?? {})).toBe(false)
  await setTimeout(200)
  await visitor.hasFocusOn(ctaBelow)
})

test('modal: a receiver out of reach is said in Italian, beside what was typed', async ({
  visitor,
  receiver,
}) => {
  visitor.allow(/was not sent|ERR_CONNECTION_REFUSED|Could not connect|access control checks/)
  await visitor.open('/?metodo')
  await fillLead(visitor)
  await receiver.refuse()
  await visitor.click('button', 'Ottieni il metodo GRATUITAMENTE')
  await visitor.reads("Si è verificato un errore nell'invio. Riprova più tardi.")
  await visitor.reads(site.email, '[role=dialog]')
  expect(
    await visitor.visit.run(
      () => document.querySelector<HTMLInputElement>('[role=dialog] [name=nome]')?.value,
    ),
  ).toBe('Giulia Conti')
})

const { texts, choices } = companyForm

const companyLead = {
  nome: 'Giulia',
  cognome: 'Conti',
  email: 'giulia@azienda.it',
  teamSize: '4-10',
  formazione: 'interna',
  difficolta: 'scalare',
  obiettivo: 'tutto',
  budget: 'dipende',
  telefono: '+39 333 1234567',
  nomeAzienda: '',
  tipo: 'aziende',
} satisfies Omit<CompanyPayload, 'timestamp'>

async function reachLastStep(visitor: Visitor) {
  await visitor.open('/aziende')
  await visitor.fill(texts.nome.label, 'Giulia')
  await visitor.fill(texts.cognome.label, 'Conti')
  await visitor.fill(texts.email.label, 'giulia@azienda.it')
  await visitor.click('button', 'Continua')
  await visitor.click('input', choices.teamSize.options['4-10'])
  await visitor.click('input', choices.formazione.options.interna)
  await visitor.click('input', choices.difficolta.options.scalare)
  await visitor.click('button', 'Continua')
  await visitor.click('input', choices.obiettivo.options.tutto)
  await visitor.click('input', choices.budget.options.dipende)
  await visitor.click('button', 'Continua')
  await visitor.fill(texts.telefono.label, '+39 333 1234567')
}

test('wizard: sent with the mouse', { tag: '@core' }, async ({ visitor, receiver }) => {
  await reachLastStep(visitor)
  await visitor.click('button', '👉 INVIA')
  await visitor.isAt('/thank-you')
  await visitor.reads('Ti contatteremo entro 24 ore', '[data-sonner-toast]')
  const [stored, ...others] = await receiver.leads()
  expect(others).toEqual([])
  expect(stored?.request).toMatchObject({ method: 'POST', contentType: 'application/json' })
  expect(stored?.lead).toEqual({ ...companyLead, timestamp: expect.any(String) })
})

test('wizard: sent with the keyboard alone', async ({ visitor, receiver }) => {
  /** Tab goes to a question, Space picks its first answer, an arrow the next. */
  async function answer(...moves: number[]) {
    for (const presses of moves) {
      await visitor.press('Tab', ' ')
      for (let press = 0; press < presses; press += 1) await visitor.press('ArrowDown')
    }
    await visitor.press('Enter')
  }
  await visitor.openLive('/aziende')
  await visitor.click('input', texts.nome.label)
  await visitor.visit.type('Giulia')
  await visitor.press('Tab')
  await visitor.visit.type('Conti')
  await visitor.press('Tab')
  await visitor.visit.type('giulia@azienda.it')
  await visitor.press('Enter')
  await visitor.hasFocusOn('Stato Attuale del Team')
  await answer(2, 1, 3)
  await visitor.hasFocusOn('Obiettivo')
  await answer(3, 1)
  await visitor.hasFocusOn('Ultimo Step')
  await visitor.press('Tab')
  await visitor.visit.type('+39 333 1234567')
  await visitor.press('Enter')
  await visitor.isAt('/thank-you')
  const [stored] = await receiver.leads()
  expect(stored?.lead).toMatchObject(companyLead)
})

test('wizard: a failed send shows the error of the browser, and in Italian what to do', async ({
  visitor,
  receiver,
}) => {
  visitor.allow(/was not sent|ERR_CONNECTION_REFUSED|Could not connect|access control checks/)
  await reachLastStep(visitor)
  await receiver.refuse()
  await visitor.click('button', '👉 INVIA')
  // Each engine words it in its own way (Failed to fetch, NetworkError…, Load failed).
  await visitor.reads(/^\s*Errore\s.*(?:fetch|failed|network)/i, '[data-sonner-toast]')
  await visitor.reads(notSent.hint, 'form')
})

test('wizard: Back shows the step before, a reload at a later step keeps the answers', async ({
  visitor,
}) => {
  await reachLastStep(visitor)
  await visitor.visit.run(() => history.back())
  await visitor.reads('Step 3 di 4')
  await visitor.visit.run(() => location.reload())
  // Without a touch: Firefox reports no first paint where a page opens scrolled.
  await visitor.reads('Step 3 di 4')
  await visitor.whenLive()
  expect(
    await visitor.visit.run(() => document.querySelector<HTMLInputElement>(':checked')?.value),
  ).toBe('tutto')
})

test('an advert with ?metodo opens the modal and cleans the address', async ({ visitor }) => {
  await visitor.open('/aziende?utm_source=ads&metodo')
  await visitor.reads(modalTitle, '[role=dialog]')
  await visitor.isAt('/aziende?utm_source=ads')
})

test('an early click waits for the application, and opens the modal once', async ({
  visitor,
  siteProxy,
}) => {
  siteProxy.hold(/\/assets\/app-/)
  await visitor.open('/')
  await visitor.click('button', cta)
  await visitor.ask(() => document.querySelectorAll('[data-waiting]').length).toBe(1)
  siteProxy.release()
  await visitor.reads(modalTitle, '[role=dialog]')
  expect(await visitor.visit.run(() => document.querySelectorAll('[data-waiting]').length)).toBe(0)
})

test('an application that does not arrive: email and phone', async ({ visitor, siteProxy }) => {
  visitor.allow(/ERR_EMPTY_RESPONSE|failed|network connection was lost|Loading|Importing a module/i)
  siteProxy.break(/\/assets\/app-/)
  await visitor.open('/')
  await visitor.reads(`${site.email} ${failures.contacts.between} ${site.phone}`, '[role=alert]')
})

test('a chunk of the page that does not arrive: email and phone', async ({
  visitor,
  siteProxy,
}) => {
  visitor.allow(/ERR_EMPTY_RESPONSE|could not be hydrated|failed|connection was lost|Loading/i)
  siteProxy.break(/\/assets\/HomePage-/)
  await visitor.open('/')
  await visitor.reads(`${site.email} ${failures.contacts.between} ${site.phone}`, '[role=alert]')
})
