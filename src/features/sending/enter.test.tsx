// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { handleEnter } from './enter'

function show() {
  render(
    <form onKeyDown={handleEnter}>
      <input aria-label="Nome" required />
      <input aria-label="Azienda" />
      <input type="radio" aria-label="Uno" name="choice" required />
      <input type="radio" aria-label="Due" name="choice" required />
      <input type="checkbox" aria-label="Accetto" name="terms" required />
    </form>,
  )
  for (const [index, input] of screen.getAllByRole<HTMLInputElement>('textbox').entries())
    input.name = `text-${index}`
  const find = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  /** Whether the browser may submit. */
  const press = (name: string, init = {}) => {
    find(name).focus()
    return fireEvent.keyDown(find(name), { key: 'Enter', ...init })
  }
  return { find, press }
}

test('Enter goes to the first required field without an answer, and submits when there is none', () => {
  const { find, press } = show()
  expect(press('Azienda')).toBe(false)
  expect(find('Nome')).toHaveFocus()
  fireEvent.input(find('Nome'), { target: { value: 'Giulia' } })
  expect(press('Nome')).toBe(false)
  expect(find('Uno')).toHaveFocus()
  fireEvent.click(find('Due'))
  expect(press('Uno')).toBe(false)
  expect(find('Accetto')).toHaveFocus()
  fireEvent.click(find('Accetto'))
  expect(press('Nome')).toBe(true)
})

test('in the empty field itself Enter submits; another key, and the end of a composition, change nothing', () => {
  const { find, press } = show()
  expect(press('Nome')).toBe(true)
  fireEvent.input(find('Nome'), { target: { value: 'Giulia' } })
  expect(press('Due')).toBe(true)
  expect(press('Azienda', { key: 'a' })).toBe(true)
  expect(press('Azienda', { isComposing: true })).toBe(true)
  expect(find('Azienda')).toHaveFocus()
})
