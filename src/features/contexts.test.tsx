import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useCookieConsent } from './consent/cookie-consent-context'
import { useContactModal } from './contact/contact-modal-context'

test.each([
  ['ContactModalProvider', useContactModal],
  ['CookieConsentProvider', useCookieConsent],
])('a component outside <%s> is told so by name', (provider, useContext) => {
  function Stray() {
    useContext()
    return null
  }
  expect(() => render(<Stray />)).toThrow(`<${provider}>`)
  vi.mocked(console.error).mockClear()
})
