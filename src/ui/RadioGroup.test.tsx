import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { RadioGroup } from './RadioGroup'

const options = [
  { value: '1-3', label: 'Da 1 a 3 venditori' },
  { value: '4-10', label: 'Da 4 a 10 venditori' },
]
const question = { id: 'campo', name: 'teamSize', legend: 'Quanti siete?', options }

test('the question names the group, and every answer is a radio button of it', () => {
  render(<RadioGroup {...question} value="" onChange={vi.fn()} required />)
  const group = screen.getByRole('radiogroup', { name: 'Quanti siete?' })
  expect(group).toBeVisible()
  expect(group).toBeRequired()
  for (const { value, label } of options) {
    const radio = screen.getByRole('radio', { name: label })
    expect(radio).toHaveAttribute('name', 'teamSize')
    expect(radio).toHaveAttribute('value', value)
    expect(radio).not.toBeChecked()
    expect(radio).toBeRequired()
  }
})

test('an answer chosen by mouse or by keyboard reports its value', async () => {
  const user = userEvent.setup()
  const chosen = vi.fn()
  function Question() {
    const [value, setValue] = useState('')
    const choose = (next: string) => {
      chosen(next)
      setValue(next)
    }
    return <RadioGroup {...question} value={value} onChange={choose} />
  }
  render(<Question />)
  await user.click(screen.getByText('Da 4 a 10 venditori'))
  expect(chosen).toHaveBeenLastCalledWith('4-10')
  expect(screen.getByRole('radio', { name: 'Da 4 a 10 venditori' })).toBeChecked()
  await user.keyboard('{ArrowUp}')
  expect(chosen).toHaveBeenLastCalledWith('1-3')
  expect(screen.getByRole('radio', { name: 'Da 1 a 3 venditori' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Da 4 a 10 venditori' })).not.toBeChecked()
})

test('the caller decides which answer is chosen, whatever the visitor clicks', async () => {
  const user = userEvent.setup()
  render(<RadioGroup {...question} value="1-3" onChange={vi.fn()} />)
  await user.click(screen.getByText('Da 4 a 10 venditori'))
  expect(screen.getByRole('radio', { name: 'Da 1 a 3 venditori' })).toBeChecked()
})

test('the id is that of the first answer', () => {
  render(<RadioGroup {...question} value="" onChange={vi.fn()} />)
  expect(screen.getByRole('radio', { name: 'Da 1 a 3 venditori' })).toHaveAttribute('id', 'campo')
  expect(screen.getByRole('radio', { name: 'Da 4 a 10 venditori' })).not.toHaveAttribute('id')
})

test('an error is visible, marks every answer and is read out with the question', () => {
  render(<RadioGroup {...question} value="" onChange={vi.fn()} error="Scegli una risposta." />)
  expect(screen.getByText('Scegli una risposta.')).toBeVisible()
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Scegli una risposta.')
  for (const radio of screen.getAllByRole('radio')) {
    expect(radio).toHaveAttribute('aria-invalid', 'true')
  }
})

test('without an error nothing is marked or described', () => {
  render(<RadioGroup {...question} value="" onChange={vi.fn()} />)
  expect(screen.getByRole('radiogroup')).not.toHaveAttribute('aria-describedby')
  for (const radio of screen.getAllByRole('radio')) {
    expect(radio).toHaveAttribute('aria-invalid', 'false')
  }
})
