import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Field } from './Field'

test('a click on the label lets the visitor type', async () => {
  const user = userEvent.setup()
  render(<Field label="Nome *" />)
  await user.click(screen.getByText('Nome *'))
  await user.keyboard('Giulia')
  expect(screen.getByLabelText('Nome *')).toHaveValue('Giulia')
})

test('the input takes what its caller gives', () => {
  render(<Field label="Email" type="email" name="email" autoComplete="email" required readOnly />)
  const input = screen.getByLabelText('Email')
  expect(input).toHaveAttribute('type', 'email')
  expect(input).toHaveAttribute('name', 'email')
  expect(input).toHaveAttribute('autocomplete', 'email')
  expect(input).toBeRequired()
  expect(input).toHaveAttribute('readonly')
})

test('an error is visible, marks the input and is read out with it', () => {
  render(<Field label="Email" error="Scrivi un’email valida." />)
  expect(screen.getByText('Scrivi un’email valida.')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Scrivi un’email valida.')
})

test.each([undefined, ''])('with the error %j the input is neither marked nor described', error => {
  render(<Field label="Email" error={error} />)
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid')
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby')
})

test('an id of the caller is that of the input, and label and error follow it', () => {
  render(<Field id="campo-email" label="Email" error="Scrivi un’email valida." />)
  const input = screen.getByLabelText('Email')
  expect(input).toHaveAttribute('id', 'campo-email')
  expect(input).toHaveAccessibleDescription('Scrivi un’email valida.')
})

test('two fields with the same words have each their own error', () => {
  render(
    <>
      <Field label="Email" error="Manca la prima." />
      <Field label="Email" error="Manca la seconda." />
    </>,
  )
  const [first, second] = screen.getAllByLabelText('Email')
  expect(first).toHaveAccessibleDescription('Manca la prima.')
  expect(second).toHaveAccessibleDescription('Manca la seconda.')
})
