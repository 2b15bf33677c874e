// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { adClicks } from '~/content/services/services'
import { onlyEssential } from '~/features/consent/choice'
import { runTrackers } from '~/features/tracking/track'
import { rememberLanding } from '~/lib/landing-address'
import { LeadForm } from './LeadForm'
import { createLeadState } from './lead-state'
import { trapName, withAdditions } from './query-additions'

/** Applies a choice that allows the click identifiers, or nothing. */
const allowClicks = (isAllowed: boolean) =>
  runTrackers({ categories: onlyEssential, providers: isAllowed ? [adClicks.id] : [] })

const webhook = 'https://hooks.test/lead?key=1'

const addedBy = (form: HTMLFormElement) => withAdditions(webhook, form).slice(webhook.length)

/** What joins the address of the webhook for a lead from a visitor who arrived at an address. */
function queryFrom(arrival: string): string {
  history.replaceState(null, '', arrival)
  rememberLanding()
  history.replaceState(null, '', '/')
  const { container } = render(
    <LeadForm
      lead={createLeadState('contact', {})}
      onRead={() => undefined}
      onSend={async () => undefined}
    />,
  )
  return addedBy(container.firstElementChild as HTMLFormElement)
}
const advert = '/?metodo&utm_source=meta ads&utm_campaign=autunno&fbclid=IwAR0_x-1.2&email=a@b.it'

test('without a setting nothing is added, even with consent to marketing', () => {
  allowClicks(true)
  expect(queryFrom(advert)).toBe('')
})

test('the campaign of the landing address is added, and nothing else of it', () => {
  vi.stubEnv('VITE_LEAD_CAMPAIGN', 'utm')
  expect(queryFrom(advert)).toBe('&utm_source=meta+ads&utm_campaign=autunno')
  expect(queryFrom('/')).toBe('')
})

test('click identifiers are added while marketing is allowed, with the consent, and only well-formed ones', () => {
  vi.stubEnv('VITE_LEAD_CAMPAIGN', 'utm-clic')
  allowClicks(false)
  expect(queryFrom('/?utm_source=x&gclid=a')).toBe('&utm_source=x')
  allowClicks(true)
  expect(queryFrom('/?gclid=a_b-1&fbclid=<b>&other=1')).toBe('&gclid=a_b-1&marketing=si')
  expect(queryFrom('/')).toBe('&marketing=si')
  allowClicks(false)
  expect(queryFrom('/?gclid=a')).toBe('')
})

test('the versions of the legal texts are added', () => {
  vi.stubEnv('VITE_LEAD_TEXTS', 'testi')
  expect(queryFrom('/')).toMatch(/^&testi=privacy-[\d.]+_termini-[\d.]+$/)
})

test('the signs are the seconds with the form, and the trap only when it is filled in', () => {
  vi.stubEnv('VITE_LEAD_SIGNS', 'segni')
  vi.useFakeTimers()
  const { container } = render(
    <LeadForm
      lead={createLeadState('contact', {})}
      onRead={() => undefined}
      onSend={async () => undefined}
    />,
  )
  const form = container.firstElementChild as HTMLFormElement
  vi.advanceTimersByTime(12_400)
  expect(addedBy(form)).toBe('&attesa=12')
  form.querySelector<HTMLInputElement>(`[name=${trapName}]`)?.setAttribute('value', 'x')
  expect(addedBy(form)).toBe('&attesa=12&trappola=1')
  vi.useRealTimers()
})
