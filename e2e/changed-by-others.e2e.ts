import { cookieFooter } from '../src/content/cookies.ts'
import { expect, test, whenLive } from './harness/test.ts'
import { banner, choose, reachLastStep, send } from './harness/visitor.ts'

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

test('the button of a translated form says that the lead is on its way', async ({
  page,
  receiver,
}) => {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route('**/company', async route => {
    await arrived
    await route.continue()
  })
  await reachLastStep(page)
  // As Google's translator does: each text goes into elements of its own.
  await send(page).evaluate(button => {
    for (const text of [...button.childNodes]) {
      const wrapper = document.createElement('font')
      text.replaceWith(wrapper)
      wrapper.append(text)
    }
  })
  await send(page).click()
  await expect(page.getByRole('form').locator('button[type=submit]')).toHaveText(/Invio/)
  arrive()
  await expect(page).toHaveURL('/thank-you')
  expect(await receiver.leads()).toHaveLength(1)
})
