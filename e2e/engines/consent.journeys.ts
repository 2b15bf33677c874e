import { cookieDialog } from '../../src/content/cookie-dialog.ts'
import { cookieFooter } from '../../src/content/cookies.ts'
import { rejected, storedChoice } from '../consent.ts'
import { readStorage } from './in-page.ts'
import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

const banner = '.cookie-banner'

const hasStored = (visitor: Visitor, entries: object) => visitor.ask(readStorage).toEqual(entries)

const accepted = storedChoice('true', ['functional', 'analytics', 'marketing'])

test('cookies: rejected with one click, accepted later, and asked once', { tag: '@core' }, async ({
  visitor,
}) => {
  await visitor.open('/')
  await visitor.click('button', 'Rifiuta tutti')
  await hasStored(visitor, rejected)
  await visitor.open('/cookie-policy')
  await visitor.whenLive()
  await visitor.readsNot(/\S/, banner)
  await visitor.visit.run(() => localStorage.clear())
  await visitor.open('/')
  await visitor.click('button', 'Accetta tutti')
  await hasStored(visitor, accepted)
  await visitor.readsNot(/\S/, banner)
})

test('cookies: chosen one by one in the dialog, and shown there again', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.click('button', 'Personalizza')
  await visitor.click('switch', cookieDialog.categories.analytics.name)
  await visitor.click('button', 'Salva Preferenze')
  await hasStored(visitor, storedChoice('true', ['analytics']))
  await visitor.openLive('/privacy-policy')
  await visitor.click('button', cookieFooter.preferences)
  await visitor.reads(cookieDialog.title, '[role=dialog]')
  const states = await visitor.visit.run(() =>
    [...document.querySelectorAll('[role=switch]')].map(each => each.getAttribute('aria-checked')),
  )
  expect(states).toEqual(['true', 'false', 'true', 'false'])
  await visitor.click('button', 'Annulla')
  await visitor.hasFocusOn(cookieFooter.preferences)
})

test('cookies: chosen on another document, then Back: the page does not ask again', async ({
  visitor,
}) => {
  await visitor.openLive('/')
  // Firefox keeps no page that is left while a request is on its way.
  await visitor
    .ask(() =>
      ['ContactModal-', 'Toaster-', 'ThankYouPage-'].every(chunk =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(chunk)),
      ),
    )
    .toBe(true)
  await visitor.visit.run(() => {
    document.body.dataset.mark = ''
  })
  await visitor.open('/terms-of-service')
  await visitor.click('button', 'Accetta tutti')
  await hasStored(visitor, accepted)
  await visitor.visit.run(() => history.back())
  await visitor.isAt('/')
  await visitor.whenLive()
  // It is the page of before, from the back-forward cache.
  expect(await visitor.visit.run(() => 'mark' in document.body.dataset)).toBe(true)
  await visitor.readsNot(/\S/, banner)
  // And it works.
  await visitor.click('button', 'OTTIENI GRATIS IL METODO')
  await visitor.reads('Ottieni GRATIS il metodo', '[role=dialog]')
})
