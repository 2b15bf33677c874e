import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from '~/lib/store'
import { notifyError, type ToastText } from '~/ui/notify'
import type { FieldProblem } from './fields'
import type { LeadState } from './lead-state'
import { isLocked, troubleOf } from './send-state'

type Problems<Field extends string> = Partial<Record<Field, FieldProblem>>

/**
 * What both forms show: the problems of their fields, and their send. It does not use useTransition: React
 * delays every navigation while an async transition is pending, and a request may take 15 seconds.
 */
export function useLeadForm<Field extends string>({ sending }: Pick<LeadState, 'sending'>) {
  const [problems, setProblems] = useState<Problems<Field>>({})
  const state = useStore(sending)

  /** Nothing is wrong any more; what was said of an earlier send is no longer true. */
  function accept() {
    setProblems({})
    sending.set('none')
  }

  /** Marks the fields that have a problem, says so, and leads to their list or to the first one. */
  function refuse(element: HTMLFormElement, found: Problems<Field>, text: ToastText) {
    sending.set('none')
    // At once, so that the field that gets the focus already has its error.
    flushSync(() => setProblems(found))
    notifyError(text)
    const [first] = Object.keys(found)
    element.querySelector<HTMLElement>(`[data-problems], [name=${first}]`)?.focus()
  }

  /** The problem of a field that is being changed is no more. */
  function unmark(changed: string) {
    setProblems(current => {
      if (!Object.hasOwn(current, changed)) return current
      const others = { ...current }
      for (const field in others) if (field === changed) delete others[field]
      return others
    })
  }

  return {
    problems,
    isLocked: isLocked(state),
    trouble: troubleOf(state),
    accept,
    refuse,
    unmark,
  }
}
