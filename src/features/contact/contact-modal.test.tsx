import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { layout } from '~/content/layout'
import { notSent } from '~/content/messages'
import { site } from '~/content/site'
import { renderApp } from '~/test/render-app'

// The draft of one visitor is not the next one's.
afterEach(() => sessionStorage.clear())

/** On a page with little else: the modal is that of every page. */
async function openModal() {
  const user = await renderApp('/cookie-policy')
  await user.click(screen.getByRole('button', { name: layout.headerCta }))
  await screen.findByRole('dialog', { name: 'Ottieni GRATIS il metodo' })
  return user
}

test('the browser knows what to fill in, and leaves the check to the form', async () => {
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

test('after a failed send an email that holds what was typed is offered', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const user = await openModal()
  await user.type(screen.getByLabelText('Nome *'), 'Giulia Conti')
  await user.type(screen.getByLabelText('Email *'), 'giulia@esempio.it')
  await user.type(screen.getByLabelText('Telefono *'), '3331234567')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Ottieni il metodo GRATUITAMENTE' }))
  const link = await screen.findByRole('link', { name: notSent.email })
  const address = decodeURIComponent(link.getAttribute('href') ?? '')
  expect(address).toContain(`mailto:${site.email}?subject=`)
  expect(address).toContain(
    'Nome: Giulia Conti\r\nEmail: giulia@esempio.it\r\nTelefono: 3331234567',
  )
  vi.mocked(console.error).mockClear()
})
