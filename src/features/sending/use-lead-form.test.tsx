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
  const { result } = renderHook(() => useLeadForm<keyof typeof found>(lead))
  const show = () => act(() => result.current.showProblems(element, found, text))
  return { lead, result, show }
}

test('problems are shown with a toast, and the first field has the focus', () => {
  const { lead, result, show } = openForm()
  lead.sending.set('offline')
  expect(result.current.problems).toEqual({})
  show()
  expect(result.current).toMatchObject({ problems: found, trouble: null, isLocked: false })
  expect(shownToast.get()).toMatchObject(text)
  expect(document.activeElement).toHaveAttribute('name', 'nome')
})

test('a changed field loses its problem, and the others keep theirs until all are cleared', () => {
  const { lead, result, show } = openForm()
  show()
  act(() => result.current.clearProblem('nome'))
  act(() => result.current.clearProblem('telefono'))
  expect(result.current.problems).toEqual({ email: 'notValid' })
  act(() => lead.sending.set('refused'))
  expect(result.current.trouble).toBe('refused')
  act(() => result.current.clearProblems())
  expect(result.current).toMatchObject({ problems: {}, trouble: null })
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
  expect(result.current).toMatchObject({ isLocked, trouble })
})
