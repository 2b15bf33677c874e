import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { draftAttribute } from '~/lib/start-signals'
import { useInputBeforeHydration } from './use-input-before-hydration'

test('what was typed before the application came is passed on once, and the form is the application’s', () => {
  const form = document.createElement('form')
  form.setAttribute(draftAttribute, 'key')
  form.innerHTML = `<input name="nome" value="Giulia"><input name="cognome">
    <input name="email" value="g@"><input name="campaign" value="meta">
    <input type="radio" name="budget" value="dipende"><input type="radio" name="budget" value="x">`
  const change = vi.fn()
  const { rerender } = renderHook(() => useInputBeforeHydration({ current: form }, change))
  rerender()
  expect(change.mock.calls).toEqual([
    ['nome', 'Giulia'],
    ['email', 'g@'],
  ])
  expect(form.hasAttribute(draftAttribute)).toBe(false)
})

test('without a form there is nothing to read', () => {
  const change = vi.fn()
  renderHook(() => useInputBeforeHydration({ current: null }, change))
  expect(change).not.toHaveBeenCalled()
})
