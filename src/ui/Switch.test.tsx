import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Switch } from './Switch'

const words = { label: 'Analitici', description: 'Contano le visite.' }

test('a screen reader gets its label as name, and its description', () => {
  render(<Switch {...words} checked={false} onChange={vi.fn()} />)
  const control = screen.getByRole('switch', { name: 'Analitici' })
  expect(control).toHaveAccessibleDescription('Contano le visite.')
  expect(screen.getByText('Contano le visite.')).toBeVisible()
})

test('a click on it or on its label, or the space bar, toggles it', async () => {
  const user = userEvent.setup()
  function Preference() {
    const [isOn, setIsOn] = useState(false)
    return <Switch {...words} checked={isOn} onChange={setIsOn} />
  }
  render(<Preference />)
  const control = screen.getByRole('switch')
  expect(control).not.toBeChecked()
  await user.click(control)
  expect(control).toBeChecked()
  await user.click(screen.getByText('Analitici'))
  expect(control).not.toBeChecked()
  await user.keyboard(' ')
  expect(control).toBeChecked()
})

test('a click reports the new state, and the caller decides whether it changes', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  render(<Switch {...words} checked onChange={onChange} />)
  await user.click(screen.getByRole('switch'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false)
  expect(screen.getByRole('switch')).toBeChecked()
})

test('a disabled switch cannot be toggled', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  render(<Switch {...words} checked onChange={onChange} disabled />)
  expect(screen.getByRole('switch')).toBeDisabled()
  await user.click(screen.getByRole('switch'))
  await user.click(screen.getByText('Analitici'))
  expect(onChange).not.toHaveBeenCalled()
})
