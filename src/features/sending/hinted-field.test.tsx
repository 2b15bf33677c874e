// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emailInput, phoneInput } from '~/content/inputs'
import { HintedField } from './HintedField'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function show(input: typeof emailInput, changed = vi.fn()) {
  render(
    <form onInput={({ target }) => changed((target as HTMLInputElement).value)}>
      <HintedField label="Campo" {...input} />
    </form>,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Campo')
  const wait = (time: number) => act(() => vi.advanceTimersByTime(time))
  return {
    field,
    changed,
    wait,
    hint: () => screen.getByRole('status').textContent,
    type: (value: string) => fireEvent.input(field, { target: { value } }),
    async leave() {
      fireEvent.blur(field)
      await wait(0)
    },
  }
}

test('a mistyped email is corrected by one press, as if it had been typed', async () => {
  const { field, type, leave, hint, changed } = show(emailInput)
  type(' giulia@libero.com')
  await leave()
  expect(hint()).toContain('Intendevi giulia@libero.it?')
  fireEvent.click(screen.getByRole('button', { name: 'giulia@libero.it' }))
  expect(field.value).toBe('giulia@libero.it')
  expect(changed).toHaveBeenLastCalledWith('giulia@libero.it')
  expect(hint()).toBe('')
  expect(field).toHaveFocus()
})

test('a refused suggestion stays away, in another form too, and others are still made', async () => {
  const { type, leave, hint, field } = show(emailInput)
  type('giulia@gmial.com')
  await leave()
  fireEvent.click(screen.getByRole('button', { name: 'No, è giusta' }))
  expect(field.value).toBe('giulia@gmial.com')
  expect(hint()).toBe('')
  expect(field).toHaveFocus()
  type('giulia@gmail.con')
  await leave()
  expect(hint()).toBe('')
  type('anna@gmial.com')
  await leave()
  expect(hint()).toContain('anna@gmail.com')
})

test('typing takes the hint away; an email is read again after a pause, a phone number is not', async () => {
  const email = show(emailInput)
  email.type('luca@hotmial.it')
  await email.wait(900)
  expect(email.hint()).toBe('')
  await email.wait(100)
  expect(email.hint()).toContain('luca@hotmail.it')
  email.type('luca@hotmial.i')
  expect(email.hint()).toBe('')
})

test('a phone number of fewer than eight digits gets a word, once it is left', async () => {
  const { type, leave, hint, wait } = show(phoneInput)
  await leave()
  expect(hint()).toBe('')
  type('+39 333 1')
  await wait(5000)
  expect(hint()).toBe('')
  await leave()
  expect(hint()).toContain('Sembra corto')
  type('+39 333 123')
  await leave()
  expect(hint()).toBe('')
})

test('nothing moves while a button is pressed', async () => {
  const { type, leave, hint, wait } = show(emailInput)
  type('marco@gmial.com')
  const pressed = vi.spyOn(document, 'querySelector').mockReturnValue(document.body)
  await leave()
  expect(hint()).toBe('')
  pressed.mockRestore()
  fireEvent.pointerUp(window)
  await wait(0)
  expect(hint()).toContain('marco@gmail.com')
})
