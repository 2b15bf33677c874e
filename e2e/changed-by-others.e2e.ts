import { steps } from '../src/content/company-steps.ts'
import { cookieFooter } from '../src/content/cookies.ts'
import { hints, notSent } from '../src/content/messages.ts'
import { delayFiles, expect, hold, hurry, test, whenLive } from './harness/test.ts'
import {
  banner,
  choose,
  companyField,
  fillStep,
  next,
  reachLastStep,
  send,
  stepTitle,
  submitButton,
} from './harness/visitor.ts'

/*
 * Extensions, translators and password managers change a page behind React's back. Whatever they do, the
 * site stays, and a lead arrives.
 */

test('a banner that an extension removes does not take the page with it', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.allow(/NotFoundError|removeChild/)
  await page.goto('/')
  await whenLive(page)
  await banner(page).evaluate(element => element.remove())
  await choose(page, cookieFooter.preferences)
  await page.getByRole('dialog').getByRole('button', { name: 'Rifiuta tutti' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/non si è caricata/)
})

/** Runs in the page, as Google's translator does: each text gives way to elements of its own, later ones too. */
function translate() {
  const translateBelow = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = [root, ...Array.from({ length: 10_000 }, () => walker.nextNode())]
    for (const text of texts) {
      if (!(text instanceof Text) || !text.data.trim() || text.parentElement?.closest('font'))
        continue
      const wrapper = document.createElement('font')
      wrapper.textContent = text.data
      text.replaceWith(wrapper)
    }
  }
  translateBelow(document.body)
  new MutationObserver(records => {
    for (const { addedNodes } of records) addedNodes.forEach(translateBelow)
  }).observe(document.body, { childList: true, subtree: true })
}

test('a suggestion for the email goes from a translated form, which stays', async ({ page }) => {
  await page.goto('/aziende')
  await whenLive(page)
  await page.evaluate(translate)
  await companyField(page, 'email').fill('giulia@gmial.com')
  await companyField(page, 'email').blur()
  await page.getByRole('button', { name: 'giulia@gmail.com' }).click()
  await expect(companyField(page, 'email')).toHaveValue('giulia@gmail.com')
  await expect(page.getByText(hints.meant)).toHaveCount(0)
})

test('the notice of a translated form says that the send is slow, then that it failed', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/The company lead was not sent/)
  await hurry(page, 3)
  await hold(page, '**/company')
  await reachLastStep(page)
  await page.evaluate(translate)
  await send(page).click()
  const form = page.getByRole('form')
  await expect(form).toContainText(notSent.wait)
  await expect(form).toContainText(notSent.hint)
  await expect(form).toContainText(notSent.causes.noAnswer)
  await expect(form).not.toContainText(notSent.wait)
})

test('the button of a translated form says that the lead is on its way', async ({
  page,
  receiver,
}) => {
  const arrive = await hold(page, '**/company')
  await reachLastStep(page)
  await page.evaluate(translate)
  await send(page).click()
  await expect(page.getByRole('form').locator('button[type=submit]')).toHaveText(/Invio/)
  arrive()
  await expect(page).toHaveURL('/thank-you')
  expect(await receiver.leads()).toHaveLength(1)
})

/** Runs in the page: writes into fields through the browser's own setter, and says so as asked. */
function write(fields: Record<string, string[]>) {
  for (const [name, [value = '', event]] of Object.entries(fields)) {
    const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (!field) throw new Error(`There is no field ${name}`)
    field.value = value
    if (event) field.dispatchEvent(new Event(event, { bubbles: true }))
  }
}

test('what is filled in with and without events is sent by the lead modal, whatever is ticked or typed then', async ({
  page,
  receiver,
}) => {
  await page.goto('/?metodo')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(write, {
    nome: ['Giulia Conti', ''],
    email: ['giulia@esempio.it', 'input'],
    telefono: ['3331234567', 'change'],
  })
  await page.getByRole('checkbox').check()
  await page.getByLabel('Telefono *').press('End')
  await page.keyboard.type('8')
  await submitButton(page).click()
  await expect(page).toHaveURL('/thank-you')
  const sent = { nome: 'Giulia Conti', email: 'giulia@esempio.it', telefono: '33312345678' }
  expect((await receiver.leads())[0]?.lead).toMatchObject(sent)
})

for (const when of ['before React has loaded', 'later']) {
  test(`what is filled in ${when}, with and without events, is sent by the form for companies`, async ({
    page,
    receiver,
  }) => {
    const isEarly = when !== 'later'
    if (isEarly) await delayFiles(page, '**/assets/app-*.js', 1500)
    await page.goto('/aziende', { waitUntil: 'commit' })
    if (!isEarly) await whenLive(page)
    await page.getByRole('form').locator('[name=email]').waitFor()
    await page.evaluate(write, {
      nome: ['Giulia', 'input'],
      cognome: ['Conti', 'change'],
      email: ['giulia@azienda.it', ''],
    })
    await whenLive(page)
    await next(page).click()
    for (let step = 2; step < steps.length; step++) {
      await fillStep(page, step)
      await next(page).click()
    }
    await expect(stepTitle(page, 'Ultimo Step')).toBeFocused()
    await page.evaluate(write, { telefono: ['3331234567', ''], nomeAzienda: ['Acme', 'change'] })
    await send(page).click()
    await expect(page).toHaveURL('/thank-you')
    expect((await receiver.leads())[0]?.lead).toMatchObject({
      ...{ nome: 'Giulia', cognome: 'Conti', email: 'giulia@azienda.it' },
      ...{ telefono: '3331234567', nomeAzienda: 'Acme' },
    })
  })
}
