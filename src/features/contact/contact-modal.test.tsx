import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { layout } from '~/content/layout'
import { useCookieConsent } from '~/features/consent/cookie-consent-context'
import { renderApp } from '~/test/render-app'
import { useContactModal } from './contact-modal-context'

test('the browser knows what to fill in, and leaves the check to the form', async () => {
  // On a page with little else: the modal is that of every page.
  const user = await renderApp('/cookie-policy')
  await user.click(screen.getByRole('button', { name: layout.headerCta }))
  await screen.findByRole('dialog', { name: 'Ottieni GRATIS il metodo' })
  for (const [label, type, autocomplete] of [
    ['Nome *', 'text', 'name'],
    ['Email *', 'email', 'email'],
    ['Telefono *', 'tel', 'tel'],
  ] as const) {
    const field = screen.getByLabelText<HTMLInputElement>(label)
    expect(field).toBeRequired()
    expect(field.type).toBe(type)
    expect(field).toHaveAttribute('autocomplete', autocomplete)
    expect(field.form).toHaveAttribute('novalidate')
  }
})

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
