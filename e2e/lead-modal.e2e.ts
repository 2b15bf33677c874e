import { contact } from '../src/content/contact.ts'
import { layout } from '../src/content/layout.ts'
import { hints } from '../src/content/messages.ts'
import { desktop, expect, phone, test, toast, whenLive } from './harness/test.ts'
import { choose, expectAllKept, fillLead, openModal, submitButton } from './harness/visitor.ts'

test('a lead is typed with the keyboard alone, and arrives with exactly the fields of the contract', async ({
  page,
  receiver,
}) => {
  const before = Date.now()
  await page.goto('/')
  await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ottieni GRATIS il metodo' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription(
    'Compila il form e ricevi gratuitamente il metodo per avere la tua seconda entrata.',
  )
  await expect(page.getByLabel('Nome *')).toBeFocused()
  for (const text of ['  Zoë D’Àngelo 💪 ', 'zoe@esempio.it', '+39 333 1234567']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  // Sent: the thank-you page takes over, and its title the focus.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Richiesta Inviata!')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // The inbox has the lead, trimmed.
  const leads = await receiver.leads()
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({
    form: 'lead',
    request: { method: 'POST', contentType: 'text/plain;charset=UTF-8' },
  })
  const { timestamp, ...fields } = leads[0]?.lead ?? {}
  expect(fields).toEqual({
    nome: 'Zoë D’Àngelo 💪',
    email: 'zoe@esempio.it',
    telefono: '+39 333 1234567',
    source: 'Palestra Venditori - Consulenza gratuita',
  })
  expect(timestamp).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
  expect(Date.parse(String(timestamp))).toBeGreaterThanOrEqual(before)
  expect(await page.evaluate(() => ({ ...sessionStorage, ...localStorage }))).toEqual({
    'just-sent': 'contact',
  })
})

test('the modal is at most 500 px wide and fits the screen', async ({ page }) => {
  await openModal(page)
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    const box = await page.getByRole('dialog').boundingBox()
    // On phones it is a sheet.
    expect(box?.width).toBe(Math.min(500, viewport.width))
    expect(box?.height).toBeLessThanOrEqual(viewport.height)
  }
})

test('the page under the modal stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/')
  await whenLive(page)
  await page.evaluate(() => scrollTo(0, 400))
  await page.getByRole('banner').getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const before = await page.evaluate(() => scrollY)
  // Over the modal, further than it scrolls itself, then beside it.
  const box = await dialog.boundingBox()
  for (const x of [(box?.x ?? 0) + 50, 5]) {
    await page.mouse.move(x, 250)
    for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 300)
  }
  await expect.poll(() => dialog.evaluate(panel => panel.scrollTop)).toBeGreaterThan(0)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
})

test('the closed modal returns the focus to the button that opened it, and keeps what was typed', async ({
  page,
}) => {
  await openModal(page)
  await page.getByLabel('Nome *').fill('Giulia Conti')
  // Closed with Escape.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' })).toBeFocused()
  // Opened from the header, closed with its cross.
  await page.getByRole('banner').getByRole('button', { name: layout.headerCta }).click()
  await expect(page.getByLabel('Nome *')).toHaveValue('Giulia Conti')
  await page.getByRole('button', { name: contact.close, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(
    page.getByRole('banner').getByRole('button', { name: layout.headerCta }),
  ).toBeFocused()
})

test('on a phone the modal is a sheet: its button stays in view, and nothing moves for a toast', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const size of [
    { width: 390, height: 664 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size)
    await openModal(page)
    const dialog = page.getByRole('dialog')
    const before = await dialog.boundingBox()
    expect((before?.y ?? 0) + (before?.height ?? 0)).toBe(size.height)
    await submitButton(page).click()
    await expect(toast(page)).toBeVisible()
    await expect(submitButton(page)).toBeInViewport({ ratio: 1 })
    expect(await dialog.boundingBox()).toEqual(before)
    const { bottom } = await toast(page).evaluate(element => element.getBoundingClientRect())
    expect(bottom).toBeLessThanOrEqual(before?.y ?? 0)
    await page.getByLabel('Telefono *').focus()
    await expect(page.getByLabel('Telefono *')).toBeInViewport({ ratio: 1 })
  }
})

test('the privacy policy opens in a new tab and nothing typed is lost', async ({ page }) => {
  await openModal(page)
  await fillLead(page)
  const label =
    'Accetto i termini e condizioni e autorizzo il trattamento dei dati personali secondo la privacy policy'
  await expect(page.getByRole('checkbox', { name: label, exact: true })).toBeChecked()
  const opened = page.waitForEvent('popup')
  await page.getByRole('dialog').getByRole('link', { name: 'privacy policy' }).click()
  await expect(await opened).toHaveURL('/privacy-policy')
  await expectAllKept(page)
})

test('missing fields, unaccepted terms and a malformed email are announced in this order', async ({
  page,
}) => {
  await openModal(page)
  // Nothing filled in.
  await submitButton(page).click()
  await expect(toast(page).last()).toContainText('Per favore compila tutti i campi obbligatori')
  await expect(page.getByLabel('Nome *')).toBeFocused()
  await expect(page.getByLabel('Nome *')).toHaveAccessibleDescription(contact.fields.nome.missing)
  // All filled in, the terms not accepted, the email malformed: the terms come first.
  await fillLead(page, { nome: 'Giulia', email: 'giulia@', telefono: '333' })
  await expect(page.getByLabel('Nome *')).not.toHaveAttribute('aria-invalid')
  await page.getByRole('checkbox').uncheck()
  await submitButton(page).click()
  await expect(
    toast(page).filter({ hasText: 'Devi accettare i termini e condizioni per procedere' }),
  ).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeFocused()
  // Only the email is wrong.
  await page.getByRole('checkbox').check()
  await submitButton(page).click()
  await expect(toast(page).filter({ hasText: 'Email non valida' })).toContainText(
    'Inserisci un indirizzo email valido',
  )
  await expect(page.getByLabel('Email *')).toBeFocused()
})

test('the box is ticked by a press during which the hint on a short phone number would move it', async ({
  page,
}) => {
  await openModal(page)
  await page.getByLabel('Telefono *').fill('333')
  await page.getByRole('checkbox').hover()
  await page.mouse.down()
  await page.waitForTimeout(100)
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toContainText(hints.shortPhone)
  await expect(page.getByRole('checkbox')).toBeChecked()
})

test('a link with ?metodo, as in adverts, opens the modal; the parameter leaves the address', async ({
  page,
}) => {
  await page.goto('/thank-you?utm_source=ads&metodo#100%')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/thank-you?utm_source=ads#100%')
  // A reload does not open it again.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await whenLive(page)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a modal that is opened and closed again and again leaves nothing behind', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const devtools = await context.newCDPSession(page)
  await page.goto('/')
  await choose(page, 'Rifiuta tutti')
  const opener = page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' })
  async function leftAfter(rounds: number) {
    for (let round = 0; round < rounds; round++) {
      await opener.click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    // React keeps the last field that had the focus, with all around it, until another element loses it.
    await expect(opener).toBeFocused()
    await opener.blur()
    await page.waitForTimeout(500)
    await devtools.send('HeapProfiler.collectGarbage')
    const { jsEventListeners, nodes } = await devtools.send('Memory.getDOMCounters')
    return { jsEventListeners, nodes }
  }
  const before = await leftAfter(3)
  const after = await leftAfter(12)
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes)
})
