import type { Page } from '@playwright/test'
import { readingOrderPort, realReceiver } from '../addresses.ts'
import { fillLead, openModal, submitButton } from '../lead-modal.ts'
import { unknownAddress } from '../pages.ts'
import { desktop, expect, expectNotFound, phone, test, toast, whenLive } from '../test.ts'
import { listen, whatWasSaid } from './announcements.ts'
import { type Part, whatIsHeard } from './what-is-heard.ts'

/*
 * What a screen reader is given, in files beside this one: in trees/ the accessibility tree of each
 * state, in said/ what is said without being asked for. `npm run e2e -- --update-snapshots`
 * writes them again. The site has the words of words.json, so that no change of src/content changes them.
 */

test.use({
  baseURL: `http://localhost:${readingOrderPort}`,
  standIns: [realReceiver],
  viewport: desktop,
})

test.beforeEach(async ({ page, visitorConsole }) => {
  // Chromium shows the title that has the focus in spite of the dialog that is leaving (ui/Dialog.tsx).
  visitorConsole.allow(/^Blocked aria-hidden/)
  await page.clock.setFixedTime('2026-12-14T10:00:00+01:00')
  await listen(page)
})

async function expectTree(page: Page, name: string, part?: Part) {
  // The tree follows the page after a moment.
  await page.waitForTimeout(400)
  expect(await whatIsHeard(page, part)).toMatchSnapshot(['trees', `${name}.txt`])
}

async function expectSaid(said: readonly string[], name: string) {
  expect(`${said.join('\n')}\n`).toMatchSnapshot(['said', `${name}.txt`])
}

/** Opens a page and forgets what was said until it was ready. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await whenLive(page)
  await whatWasSaid(page)
}

/** The region of the toasts arrives when the browser is idle. */
const toastsAreReady = (page: Page) =>
  expect(page.getByRole('region', { name: 'Notifiche' })).toBeAttached()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const form: Part = { role: 'form' }
const dialog: Part = { role: 'dialog' }

/** The receiver of the business, which answers when it is told to, or breaks the connection. */
async function standInForReceiver(page: Page) {
  let resolve: (outcome: 'answer' | 'break') => void = () => undefined
  const outcome = new Promise<'answer' | 'break'>(settle => {
    resolve = settle
  })
  await page.route(`https://${realReceiver}/**`, async route => {
    if (route.request().method() === 'OPTIONS')
      return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } })
    if ((await outcome) === 'break') return route.abort()
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  return { answer: () => resolve('answer'), break: () => resolve('break') }
}

/** Waits until nothing more is said. */
async function settled(page: Page, said: string[]) {
  let more: string[]
  do {
    await page.waitForTimeout(700)
    more = await whatWasSaid(page)
    said.push(...more)
  } while (more.length > 0)
}

test('the home page, with the cookie banner before all else', async ({ page }) => {
  await open(page, '/')
  await toastsAreReady(page)
  await expectTree(page, 'home')
})

test('the menu of a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/')
  await page.getByLabel('Menu').press('Enter')
  await expectTree(page, 'home-menu', { role: 'banner' })
})

test('an open answer', async ({ page }) => {
  await open(page, '/')
  await button(page, 'Posso spostare la consulenza?').press('Enter')
  await expectTree(page, 'home-answer', { role: 'region', name: 'Prima di iniziare.' })
})

test('the cookies: preferences, a choice, a withdrawal', async ({ page }) => {
  await open(page, '/')
  const said: string[] = []
  await button(page, 'Personalizza').press('Enter')
  await expect(page.getByRole('switch', { name: 'Funzionali' })).toBeVisible()
  await expectTree(page, 'cookie-preferences', dialog)
  await page.getByRole('switch', { name: 'Funzionali' }).press('Space')
  await button(page, 'Salva Preferenze').press('Enter')
  await settled(page, said)
  await button(page, 'Revoca il consenso ai cookie').press('Enter')
  await settled(page, said)
  await expectSaid(said, 'cookies')
})

for (const [name, label] of [
  ['rejected', 'Rifiuta tutti'],
  ['accepted', 'Accetta tutti'],
] as const) {
  test(`the cookies: “${label}” in the banner`, async ({ page }) => {
    await open(page, '/')
    const said: string[] = []
    await button(page, label).press('Enter')
    await settled(page, said)
    await expectSaid(said, `cookies-${name}`)
  })
}

test('the lead modal: at rest, with errors, on its way, sent', async ({ page }) => {
  const receiver = await standInForReceiver(page)
  await openModal(page)
  await expect(page.getByLabel('Nome *')).toBeFocused()
  await expectTree(page, 'modal', dialog)
  await whatWasSaid(page)
  const said: string[] = []
  await submitButton(page).press('Enter')
  await expect(toast(page)).toHaveCount(1)
  await settled(page, said)
  await expectTree(page, 'modal-errors', dialog)
  await fillLead(page)
  await whatWasSaid(page)
  await submitButton(page).press('Enter')
  await settled(page, said)
  await expectTree(page, 'modal-sending', dialog)
  receiver.answer()
  await expect(page.getByRole('heading', { name: 'Richiesta Inviata!' })).toBeFocused()
  await settled(page, said)
  await expectSaid(said, 'modal-sent')
  await expectTree(page, 'thank-you', { role: 'main' })
})

test('the lead modal: not sent', async ({ page, visitorConsole }) => {
  visitorConsole.expect(/ERR_|not sent/)
  const receiver = await standInForReceiver(page)
  await openModal(page)
  await fillLead(page)
  await whatWasSaid(page)
  const said: string[] = []
  await submitButton(page).press('Enter')
  await settled(page, said)
  receiver.break()
  await expect(toast(page)).toHaveCount(1)
  await settled(page, said)
  await expectSaid(said, 'modal-not-sent')
  await expectTree(page, 'modal-not-sent', dialog)
})

test('a lead that takes long', async ({ page }) => {
  const receiver = await standInForReceiver(page)
  await openModal(page)
  await fillLead(page)
  await whatWasSaid(page)
  const said: string[] = []
  await submitButton(page).press('Enter')
  await expect(page.getByRole('dialog').getByText('Aspetta ancora')).toBeVisible()
  await settled(page, said)
  await expectSaid(said, 'modal-slow')
  await expectTree(page, 'modal-slow', dialog)
  receiver.answer()
  await expect(page).toHaveURL('/thank-you')
})

/** Answers the first option of each question of the step. */
async function answerQuestions(page: Page) {
  for (const question of await page.getByRole('radiogroup').all())
    await question.getByRole('radio').first().press('Space')
}

async function fillStepOne(page: Page) {
  await page.getByLabel('Nome *', { exact: true }).fill('Giulia')
  await page.getByLabel('Cognome *').fill('Conti')
  await page.getByLabel('Email aziendale *').fill('giulia@azienda.it')
}

test('the form for companies: each step, its errors, sent', async ({ page }) => {
  const receiver = await standInForReceiver(page)
  await open(page, '/aziende')
  await toastsAreReady(page)
  await expectTree(page, 'companies')
  const said: string[] = []
  const next = button(page, 'Continua')
  const tryStep = async (name: string) => {
    await next.press('Enter')
    await settled(page, said)
    await expectTree(page, `companies-${name}-errors`, form)
  }
  await tryStep('step-1')
  await fillStepOne(page)
  for (const step of ['step-2', 'step-3']) {
    await next.press('Enter')
    await settled(page, said)
    await expectTree(page, `companies-${step}`, form)
    await tryStep(step)
    await answerQuestions(page)
  }
  await next.press('Enter')
  await settled(page, said)
  await expectTree(page, 'companies-step-4', form)
  const send = button(page, '👉 INVIA')
  await send.press('Enter')
  await settled(page, said)
  await expectTree(page, 'companies-step-4-errors', form)
  await page.getByLabel('Telefono *').fill('+39 02 1234567')
  await send.press('Enter')
  await settled(page, said)
  await expectTree(page, 'companies-sending', form)
  receiver.answer()
  await expect(page.getByRole('heading', { name: 'Richiesta Inviata!' })).toBeFocused()
  await settled(page, said)
  await expectSaid(said, 'companies-sent')
  await expectTree(page, 'thank-you-companies', { role: 'main' })
})

test('the form for companies: not sent, then erased and restored', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/ERR_|not sent/)
  const receiver = await standInForReceiver(page)
  await open(page, '/aziende')
  const next = button(page, 'Continua')
  await fillStepOne(page)
  for (const title of ['Stato Attuale del Team', 'Obiettivo', 'Ultimo Step']) {
    await next.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
    await answerQuestions(page)
  }
  await page.getByLabel('Telefono *').fill('+39 02 1234567')
  const said: string[] = []
  await settled(page, [])
  await button(page, '👉 INVIA').press('Enter')
  receiver.break()
  await expect(toast(page)).toHaveCount(1)
  await settled(page, said)
  await expectTree(page, 'companies-not-sent', form)
  await button(page, 'Cancella i dati inseriti').press('Enter')
  await settled(page, said)
  await button(page, 'Ripristina i dati').press('Enter')
  await settled(page, said)
  await expectSaid(said, 'companies-not-sent')
})

test('a legal page', async ({ page }) => {
  await open(page, '/cookie-policy')
  await expectTree(page, 'cookie-policy', { role: 'main' })
})

test('a page that is not there', async ({ page, visitorConsole }) => {
  expectNotFound(visitorConsole)
  await open(page, unknownAddress)
  await expectTree(page, 'not-found', { role: 'main' })
})
