// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { focusForReading, focusPageStart, isFocusLost } from './focus'

afterEach(() => document.body.replaceChildren())

test('the header takes the focus without scrolling', () => {
  const header = document.createElement('header')
  document.body.append(document.createElement('button'), header)
  const focus = vi.spyOn(header, 'focus')
  focusPageStart()
  expect(document.activeElement).toBe(header)
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
})

test('a section that has lost the focus cannot have it any more', () => {
  const section = document.createElement('section')
  const button = document.createElement('button')
  document.body.append(section, button)
  focusForReading(section)
  expect(document.activeElement).toBe(section)
  section.dispatchEvent(new FocusEvent('blur')) // As when the visitor looks at another window.
  expect(section.hasAttribute('tabindex')).toBe(true)
  button.focus()
  expect(section.hasAttribute('tabindex')).toBe(false)
  focusForReading(section)
  expect(document.activeElement).toBe(section)
})

test('the focus is lost with the button that had it', () => {
  const button = document.createElement('button')
  document.body.append(button)
  button.focus()
  expect(isFocusLost()).toBe(false)
  button.remove()
  expect(isFocusLost()).toBe(true)
})
