import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { cookieDialog } from '~/content/cookie-dialog'
import { cookieBanner, cookieFooter } from '~/content/cookies'
import { asShown } from '~/test/as-shown'
import { renderApp } from '~/test/render-app'
import { useCookieConsent } from './cookie-consent-context'

const { categories } = cookieDialog

afterEach(() => localStorage.clear())

const banner = () => screen.queryByRole('region', { name: cookieBanner.label })
const stored = () => ({
  consent: localStorage.getItem('cookie-consent'),
  preferences: JSON.parse(localStorage.getItem('cookie-preferences') ?? 'null'),
})
const rejected = { essential: true, functional: false, analytics: false, marketing: false }
const accepted = { essential: true, functional: true, analytics: true, marketing: true }

test('using the consent outside its provider is an error that names the provider', () => {
  function Stray() {
    useCookieConsent()
    return null
  }
  expect(() => render(<Stray />)).toThrow('<CookieConsentProvider>')
  vi.mocked(console.error).mockClear()
})

test.each([
  ['Accetta tutti', 'true', accepted],
  ['Rifiuta tutti', 'false', rejected],
  [cookieBanner.close, 'false', rejected],
])(
  '"%s" is stored in exactly two entries and hides the banner',
  async (name, consent, preferences) => {
    const user = await renderApp('/thank-you')
    expect(localStorage).toHaveLength(0)
    await user.click(screen.getByRole('button', { name }))
    expect(banner()).not.toBeInTheDocument()
    expect(stored()).toEqual({ consent, preferences })
    expect(localStorage).toHaveLength(2)
  },
)

test('cancelling the dialog drops its changes; saving stores them with the essential category', async () => {
  const user = await renderApp('/thank-you')
  await user.click(screen.getByRole('button', { name: 'Personalizza' }))
  const dialog = within(await screen.findByRole('dialog', { name: cookieDialog.title }))
  expect(dialog.getByRole('switch', { name: categories.essential.name })).toBeDisabled()
  expect(dialog.getByRole('switch', { name: categories.essential.name })).toBeChecked()
  for (const { name } of [categories.functional, categories.analytics, categories.marketing]) {
    expect(dialog.getByRole('switch', { name })).not.toBeChecked()
  }
  expect(dialog.getByText(asShown(cookieDialog.text))).toBeVisible()
  await user.click(dialog.getByRole('switch', { name: categories.analytics.name }))
  expect(localStorage).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Annulla' }))
  expect(localStorage).toHaveLength(0)
  expect(banner()).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Personalizza' }))
  const again = within(await screen.findByRole('dialog', { name: cookieDialog.title }))
  expect(again.getByRole('switch', { name: categories.analytics.name })).not.toBeChecked()
  await user.click(again.getByRole('switch', { name: categories.marketing.name }))
  await user.click(again.getByRole('button', { name: 'Salva Preferenze' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(banner()).not.toBeInTheDocument()
  expect(stored()).toEqual({ consent: 'true', preferences: { ...rejected, marketing: true } })
})

test('the footer opens the dialog with the stored choice; "Rifiuta tutti" applies at once', async () => {
  localStorage.setItem('cookie-consent', 'true')
  localStorage.setItem('cookie-preferences', '{"analytics":true}')
  const user = await renderApp('/thank-you')
  expect(banner()).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: cookieFooter.preferences }))
  const dialog = within(await screen.findByRole('dialog', { name: cookieDialog.title }))
  expect(dialog.getByRole('switch', { name: categories.analytics.name })).toBeChecked()
  expect(dialog.getByRole('switch', { name: categories.marketing.name })).not.toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Rifiuta tutti' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(stored()).toEqual({ consent: 'false', preferences: rejected })
})

test('a visitor who has accepted withdraws the consent with one click', async () => {
  localStorage.setItem('cookie-consent', 'true')
  localStorage.setItem('cookie-preferences', JSON.stringify(accepted))
  const user = await renderApp('/thank-you')
  await user.click(screen.getByRole('button', { name: cookieFooter.withdraw }))
  expect(stored()).toEqual({ consent: 'false', preferences: rejected })
  expect(screen.queryByRole('button', { name: cookieFooter.withdraw })).toBeNull()
})

test.each(['odd', '', 'null'])(
  'a stored flag "%s" is not a choice, so the banner is shown',
  async flag => {
    localStorage.setItem('cookie-consent', flag)
    await renderApp('/thank-you')
    expect(banner()).toBeInTheDocument()
  },
)
