// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { focusMain } from './focus-main'

afterEach(() => document.body.replaceChildren())

test('the content takes the focus where it stands', () => {
  const main = document.createElement('main')
  main.tabIndex = -1
  document.body.append(document.createElement('button'), main)
  const focus = vi.spyOn(main, 'focus')
  focusMain()
  expect(document.activeElement).toBe(main)
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
})

test('a page without content keeps its focus', () => {
  focusMain()
  expect(document.activeElement).toBe(document.body)
})
