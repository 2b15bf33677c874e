import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shownToast } from '~/ui/notify'
import { createLeadState } from './lead-state'
import { useLeadForm } from './use-lead-form'

const found = { nome: 'missing', email: 'notValid' } as const
const text = { title: 'Errore', description: 'Compila tutti i campi' }

/** A form with two fields. */
function openForm() {
  document.body.innerHTML = '<form><input name="nome"><input name="email"></form>'
  const element = document.forms[0] as HTMLFormElement // It has just been written.
  const lead = createLeadState('contact-draft', { nome: '', email: '' })
  const show = () => lead.showProblems(element, found, text)
  return { lead, show, ...renderHook(() => useLeadForm(lead)) }
}

test('problems are shown with a toast until the form is left, and the first field has the focus', () => {
  const { lead, result, show, unmount } = openForm()
  act(() => lead.sending.set('offline'))
  expect(lead.problems.get()).toEqual({})
  act(show)
  expect(lead.problems.get()).toEqual(found)
  expect(result.current).toEqual({ trouble: null, isLocked: false })
  expect(shownToast.get()).toMatchObject(text)
  expect(document.activeElement).toHaveAttribute('name', 'nome')
  unmount()
  expect(lead.problems.get()).toEqual({})
})

test('a changed field loses its problem, and the others keep theirs until all are cleared', () => {
  const { lead, result, show } = openForm()
  act(show)
  lead.clearProblem('nome')
  lead.clearProblem('telefono')
  expect(lead.problems.get()).toEqual({ email: 'notValid' })
  act(() => lead.sending.set('refused'))
  expect(result.current.trouble).toBe('refused')
  act(() => lead.clearProblems())
  expect(lead.problems.get()).toEqual({})
  expect(result.current.trouble).toBeNull()
})

test.each([
  ['none', false, null],
  ['sending', true, null],
  ['slow', true, 'slow'],
  ['sent', true, null],
  ['noAnswer', false, 'noAnswer'],
] as const)('a send that is "%s": locked %s, trouble %s', (state, isLocked, trouble) => {
  const { lead, result } = openForm()
  act(() => lead.sending.set(state))
  expect(result.current).toEqual({ isLocked, trouble })
})
