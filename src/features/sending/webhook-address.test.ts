// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { rememberLanding } from '~/lib/landing-address'
import { webhookAddress } from './webhook-address'

afterEach(() => history.replaceState(null, '', '/'))

function land(address: string) {
  history.replaceState(null, '', address)
  rememberLanding()
  history.replaceState(null, '', '/privacy-policy')
}

const webhook = 'https://hooks.test/lead?key=1'

test('without the setting the address of the webhook stays as it is', () => {
  land('/?utm_source=meta')
  expect(webhookAddress(webhook)).toBe(webhook)
})

test('with the setting the campaign of the landing address is added, and nothing else of it', () => {
  vi.stubEnv('VITE_LEAD_CAMPAIGN', 'utm')
  land('/?metodo&utm_source=meta ads&utm_campaign=autunno&fbclid=abc&email=a@b.it')
  expect(webhookAddress(webhook)).toBe(
    'https://hooks.test/lead?key=1&utm_source=meta+ads&utm_campaign=autunno',
  )
})

test('a visitor without a campaign changes nothing', () => {
  vi.stubEnv('VITE_LEAD_CAMPAIGN', 'utm')
  land('/')
  expect(webhookAddress(webhook)).toBe(webhook)
})
