import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Checkbox } from './Checkbox'

test('the whole sentence ticks the box, and unticks it', async () => {
  const user = userEvent.setup()
  render(<Checkbox label="Accetto i termini" />)
  await user.click(screen.getByText('Accetto i termini'))
  expect(screen.getByRole('checkbox', { name: 'Accetto i termini' })).toBeChecked()
  await user.click(screen.getByText('Accetto i termini'))
  expect(screen.getByRole('checkbox', { name: 'Accetto i termini' })).not.toBeChecked()
})

test('the input takes what its caller gives: name, required, state and handler', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  render(<Checkbox label="Accetto" name="termini" required checked onChange={onChange} />)
  const box = screen.getByRole('checkbox')
  expect(box).toHaveAttribute('name', 'termini')
  expect(box).toBeRequired()
  await user.click(box)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(box).toBeChecked()
})

test('an error is visible, marks the box and is read out with it', () => {
  render(<Checkbox label="Accetto" error="Manca il consenso." />)
  expect(screen.getByText('Manca il consenso.')).toBeVisible()
  expect(screen.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Manca il consenso.')
})

test('without an error the box is neither marked nor described', () => {
  render(<Checkbox label="Accetto" />)
  expect(screen.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'false')
  expect(screen.getByRole('checkbox')).not.toHaveAttribute('aria-describedby')
})

test('two boxes with the same words have each their own error', () => {
  render(
    <>
      <Checkbox label="Accetto" error="Manca il primo." />
      <Checkbox label="Accetto" error="Manca il secondo." />
    </>,
  )
  const [first, second] = screen.getAllByRole('checkbox')
  expect(first).toHaveAccessibleDescription('Manca il primo.')
  expect(second).toHaveAccessibleDescription('Manca il secondo.')
})
