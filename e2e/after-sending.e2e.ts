import type { Page, Route } from '@playwright/test'
import { steps } from '../src/content/company-steps.ts'
import { failures } from '../src/content/failures.ts'
import { layout } from '../src/content/layout.ts'
import { companyNotices, contactNotices, notSent } from '../src/content/messages.ts'
import { thankYou } from '../src/content/thank-you.ts'
import { delayFiles, expect, hurry, phone, test, toast, whenLive } from './harness/test.ts'
import {
  choose,
  companyField,
  fillLead,
  next,
  openModal,
  reachLastStep,
  send,
  sendLead,
  stepTitle,
  submitButton,
} from './harness/visitor.ts'

/* What a visitor meets after a lead has been sent, or has not while they were elsewhere. */

const sentTitle = (page: Page) => page.getByRole('heading', { name: 'Richiesta Inviata!' })

async function sendCompanyLead(page: Page) {
  await reachLastStep(page)
  await send(page).click()
  await expect(sentTitle(page)).toBeVisible()
}

test('the words for companies survive a reload and a full load, until the visitor goes on', async ({
  page,
}) => {
  await sendCompanyLead(page)
  const words = page.getByText(thankYou.company.lead)
  await expect(words).toBeVisible()
  const titles = Object.values(thankYou.company.steps).map(({ title }) => title)
  const steps = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await expect(steps).toHaveText(titles)
  // Nothing asks again for what has just been sent.
  const asks = page.getByRole('button', {
    name: new RegExp(`^(?:${layout.headerCta}|${layout.closing.cta})$`),
  })
  await expect(asks).toHaveCount(0)
  await page.reload()
  await expect(words).toBeVisible()
  await expect(asks).toHaveCount(0)
  await page.goto('/thank-you')
  await expect(words).toBeVisible()
  await expect(asks).toHaveCount(0)
  // A link of an advert is followed all the same.
  await page.goto('/thank-you?metodo')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: thankYou.home }).click()
  await expect(page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' })).toBeVisible()
  await page.goto('/thank-you')
  await whenLive(page)
  await expect(page.getByText(thankYou.person.lead)).toBeVisible()
  await expect(asks).toHaveCount(2)
})

test('on the screens people have, what comes next stands in the first one', async ({ page }) => {
  await page.goto('/')
  await choose(page, 'Rifiuta tutti')
  await sendLead(page)
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 1366, height: 657 },
  ]) {
    await page.setViewportSize(viewport)
    const title = page.getByRole('heading', { name: thankYou.stepsTitle })
    await expect(title).toBeInViewport({ ratio: 1 })
    for (const step of [thankYou.person.steps.mail, thankYou.person.steps.call])
      await expect(page.getByRole('heading', { name: step.title })).toBeInViewport({ ratio: 1 })
  }
})

test('after a company lead one Back leads to the empty first step', async ({ page, receiver }) => {
  await page.goto('/privacy-policy')
  await sendCompanyLead(page)
  await page.goBack()
  await expect(stepTitle(page, 'Dati Base')).toBeVisible()
  await expect(page).toHaveURL('/aziende')
  await expect(companyField(page, 'nome')).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL('/privacy-policy')
  expect(await receiver.leads()).toHaveLength(1)
})

for (const [what, answer, logged] of [
  ['fails', (route: Route) => route.abort(), /Failed to fetch dynamically imported module/],
  ['hangs', () => new Promise<void>(() => undefined), /did not arrive in time/],
] as const) {
  test(`where the page of thanks ${what}, the visitor hears that the lead has arrived`, async ({
    page,
    receiver,
    visitorConsole,
  }) => {
    visitorConsole.expect(logged)
    visitorConsole.allow(/ERR_FAILED/)
    await hurry(page, 2)
    await page.route('**/assets/ThankYouPage-*.js', answer)
    await openModal(page)
    await fillLead(page)
    await submitButton(page).click()
    if (what === 'hangs') {
      await expect(toast(page)).toContainText(contactNotices.sent.title)
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    const notice = page.getByRole('alert').filter({ hasText: failures.sent.title })
    await expect(notice).toBeVisible({ timeout: 20_000 })
    await expect(notice).not.toContainText(failures.page.title)
    expect(await receiver.leads()).toHaveLength(1)
    // The file is there again.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await notice.getByRole('button', { name: failures.page.reload }).click()
    await expect(sentTitle(page)).toBeVisible()
  })
}

/** Sends a company lead whose answer waits, and goes on to another page. */
async function leaveWhileSending(page: Page, answer: (route: Route) => Promise<void>) {
  let answerNow = () => {}
  const answered = new Promise<void>(resolve => {
    answerNow = resolve
  })
  await page.route('**/company', async route => {
    await answered
    await answer(route)
  })
  await reachLastStep(page)
  await send(page).click()
  await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').first().click()
  await expect(page).toHaveURL('/privacy-policy')
  return { answerNow }
}

test('a company lead on its way is found on the way back, and is sent once', async ({
  page,
  receiver,
}) => {
  const { answerNow } = await leaveWhileSending(page, route => route.continue())
  await page.goBack()
  const sending = page.getByRole('button', { name: 'Invio in corso...' })
  await expect(sending).toBeDisabled()
  await expect(companyField(page, 'telefono')).toHaveAttribute('readonly')
  answerNow()
  await expect(sentTitle(page)).toBeVisible()
  expect(await receiver.leads()).toHaveLength(1)
})

for (const storage of ['open', 'forbidden'] as const) {
  test(`a company lead that fails after its visitor has gone on is said there, with the way back (storage ${storage})`, async ({
    page,
    receiver,
    visitorConsole,
  }) => {
    visitorConsole.allow(/./)
    if (storage === 'forbidden')
      await page.addInitScript(() => {
        const get = () => {
          throw new DOMException('Forbidden', 'SecurityError')
        }
        Object.defineProperty(window, 'sessionStorage', { get })
      })
    const { answerNow } = await leaveWhileSending(page, route => route.abort('connectionreset'))
    answerNow()
    const notice = page.getByRole('alert').filter({ hasText: failures.unsent.text })
    await expect(notice).toBeInViewport()
    await expect(toast(page)).toContainText(companyNotices.notSent.title)
    await page.unrouteAll()
    await notice.getByRole('link', { name: failures.unsent.link }).click()
    await expect(notice).toBeHidden()
    await expect(companyField(page, 'email')).toHaveValue('giulia@azienda.it')
    await expect(page.getByText(notSent.causes.unreachable)).toBeVisible()
    for (let step = 1; step < steps.length; step++) await next(page).click()
    await send(page).click()
    await expect(sentTitle(page)).toBeVisible()
    expect(await receiver.leads()).toHaveLength(1)
  })
}

for (const [form, open, button] of [
  ['lead modal', openAndFill, submitButton],
  ['form for companies', reachLastStep, send],
] as const) {
  test(`while the ${form} is sent, the focus is where the visitor can see it`, async ({
    page,
    receiver,
  }) => {
    await receiver.behaveLike(() => {})
    await open(page)
    await button(page).focus()
    await page.keyboard.press('Enter')
    const sending = page.getByRole('button', { name: 'Invio in corso...' })
    await expect(sending).toBeDisabled()
    const place = page.locator(':focus')
    await expect(place).toContainText('Invio in corso...')
    expect(await place.evaluate(element => getComputedStyle(element).outlineStyle)).toBe('solid')
    expect(await place.boundingBox()).toEqual(await sending.boundingBox())
  })
}

async function openAndFill(page: Page) {
  await openModal(page)
  await fillLead(page)
}

test('who scrolls down a page of thanks that was simply opened is not thrown back to its top', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await delayFiles(page, '**/app-*.js', 500)
  await page.goto('/thank-you')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await whenLive(page)
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})
