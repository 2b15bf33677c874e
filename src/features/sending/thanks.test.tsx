// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { justSentKey, useJustSent, useLeaveForThanks } from './thanks'

afterEach(() => {
  sessionStorage.clear()
})

const lead = { email: 'giulia@esempio.it', timestamp: '2026-11-23T17:44:05.120Z' }

/** A tab that has opened /thank-you, perhaps with a history entry of an earlier load. */
const openPage = (state: unknown = null) =>
  renderHook(() => ({ sent: useJustSent(), leave: useLeaveForThanks('contact') }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[{ pathname: '/thank-you', state }]}>{children}</MemoryRouter>
    ),
  })

test('a sent lead is told with its email and reference; only the email is kept nowhere', () => {
  const { result } = openPage()
  expect(result.current.sent).toBeNull()
  act(() => result.current.leave(true, lead))
  const { email } = lead
  expect(result.current.sent).toEqual({ form: 'contact', reference: '1123-174405', email })
  expect(sessionStorage.getItem(justSentKey)).toBe('contact')
})

test.each([
  ['of another load', { form: 'company', reference: '0102-030405' }, '0102-030405'],
  ['without a reference', { form: 'company' }, ''],
  ['with rubbish', { form: 'company', reference: { a: 1 } }, '[object Object]'],
])('a history entry %s gives no email', (_what, state, reference) => {
  expect(openPage(state).result.current.sent).toEqual({ form: 'company', reference, email: '' })
})

test('a mark in the storage alone tells the form', () => {
  sessionStorage.setItem(justSentKey, 'company')
  expect(openPage().result.current.sent).toMatchObject({ form: 'company', reference: '' })
  sessionStorage.setItem(justSentKey, 'rubbish')
  expect(openPage().result.current.sent).toBeNull()
})
