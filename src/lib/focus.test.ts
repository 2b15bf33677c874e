// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { focusPageStart, isFocusLost } from './focus'

afterEach(() => document.body.replaceChildren())

test('the header takes the focus without scrolling', () => {
  const header = document.createElement('header')
  document.body.append(document.createElement('button'), header)
  const focus = vi.spyOn(header, 'focus')
  focusPageStart()
  expect(document.activeElement).toBe(header)
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
})

test('a page without a header keeps its focus', () => {
  focusPageStart()
  expect(document.activeElement).toBe(document.body)
})

test('the focus is lost with the button that had it', () => {
  const button = document.createElement('button')
  document.body.append(button)
  button.focus()
  expect(isFocusLost()).toBe(false)
  button.remove()
  expect(isFocusLost()).toBe(true)
})
