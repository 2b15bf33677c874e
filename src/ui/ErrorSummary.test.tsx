import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { ErrorSummary } from './ErrorSummary'

const problems = [
  { id: 'nome', text: 'Scrivi il nome.' },
  { id: 'email', text: 'Scrivi un’email valida.' },
]

test('the problems stand under their title, in order', () => {
  render(<ErrorSummary title="Controlla questi campi" problems={problems} />)
  const summary = within(screen.getByRole('group', { name: 'Controlla questi campi' }))
  expect(summary.getByRole('heading', { name: 'Controlla questi campi' })).toBeVisible()
  const links = summary.getAllByRole('link').map(link => link.textContent)
  expect(links).toEqual(['Scrivi il nome.', 'Scrivi un’email valida.'])
})

test('each problem leads to its field, and leaves the address as it is', async () => {
  const user = userEvent.setup()
  render(
    <>
      <ErrorSummary title="Controlla questi campi" problems={problems} />
      <input id="nome" aria-label="Nome" />
      <input id="email" aria-label="Email" />
    </>,
  )
  const address = location.href
  await user.click(screen.getByRole('link', { name: 'Scrivi un’email valida.' }))
  expect(screen.getByLabelText('Email')).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Scrivi il nome.' }))
  expect(screen.getByLabelText('Nome')).toHaveFocus()
  expect(location.href).toBe(address)
})

test('a form can move focus to the summary', () => {
  const summary = createRef<HTMLDivElement>()
  render(<ErrorSummary ref={summary} title="Controlla questi campi" problems={problems} />)
  summary.current?.focus()
  expect(screen.getByRole('group', { name: 'Controlla questi campi' })).toHaveFocus()
})
