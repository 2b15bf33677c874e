import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { preloadPage } from '~/App'
import { layout } from '~/content/layout'
import { thankYou } from '~/content/thank-you'
import { useCookieConsent } from '~/features/consent/cookie-consent-context'
import { openDialog } from '~/lib/open-dialog'
import { renderApp } from '~/test/render-app'
import { useContactModal } from './contact-modal-context'
import { contactLead } from './send-contact'

afterEach(() => {
  openDialog.set(null)
  contactLead.empty()
  sessionStorage.clear()
})

/** Opens the modal on a short page; every page has the same one. */
async function openModal() {
  const user = await renderApp('/cookie-policy')
  const open = () => user.click(screen.getByRole('button', { name: layout.headerCta }))
  await open()
  await screen.findByRole('dialog', { name: 'Ottieni GRATIS il metodo' })
  const fill = async () => {
    await user.type(screen.getByLabelText('Nome *'), 'Giulia')
    await user.type(screen.getByLabelText('Email *'), 'giulia@esempio.it')
    await user.click(screen.getByRole('checkbox'))
    // The field from which Enter sends.
    await user.type(screen.getByLabelText('Telefono *'), '333 1234567')
  }
  return { user, open, fill }
}

test('the fields have types and autocomplete, and the browser does not validate them', async () => {
  await openModal()
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

test('fields are marked invalid only by an attempt to send', async () => {
  const { user } = await openModal()
  const marked = () => document.querySelectorAll('[aria-invalid=true]')
  await user.type(screen.getByLabelText('Email *'), 'giulia')
  await user.tab()
  expect(marked()).toHaveLength(0)
  // The first empty field takes the focus; there Enter is an attempt.
  await user.keyboard('{Enter}')
  expect(screen.getByLabelText('Nome *')).toHaveFocus()
  expect(marked()).toHaveLength(0)
  await user.keyboard('{Enter}')
  expect(marked()).toHaveLength(4)
})

test('the focus stays in the field from which Enter sends', async () => {
  const { user, fill } = await openModal()
  await fill()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Invio in corso...' })).toBeDisabled()
  expect(screen.getByLabelText('Telefono *')).toHaveFocus()
})

test('after a sent lead the modal opens empty', async () => {
  await preloadPage('/thank-you')
  const { user, open, fill } = await openModal()
  await fill()
  vi.stubGlobal('fetch', async () => new Response())
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Richiesta Inviata!' })
  expect(screen.getByText('giulia@esempio.it')).toBeVisible()
  expect(screen.getByText(/^\d{4}-\d{6}$/)).toBeVisible()
  // Who has just sent is not asked again, in the header or above the footer.
  for (const name of [layout.headerCta, layout.closing.cta])
    expect(screen.queryByRole('button', { name })).toBeNull()
  await user.click(screen.getByRole('link', { name: thankYou.home }))
  await screen.findByRole('button', { name: layout.headerCta })
  await open()
  await screen.findByRole('dialog')
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveValue('')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
})

test.each([
  ['ContactModalProvider', useContactModal],
  ['CookieConsentProvider', useCookieConsent],
])('a hook outside <%s> throws an error with its name', (provider, useContext) => {
  function Stray() {
    useContext()
    return null
  }
  expect(() => render(<Stray />)).toThrow(`<${provider}>`)
  vi.mocked(console.error).mockClear()
})
