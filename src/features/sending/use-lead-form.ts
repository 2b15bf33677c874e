import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from '~/lib/store'
import { notifyError, type ToastText } from '~/ui/notify'
import type { LeadState } from './lead-state'
import type { FieldProblem } from './problems'
import { isLocked, troubleOf } from './send-state'

type Problems<Field extends string> = Partial<Record<Field, FieldProblem>>

/**
 * The problems and the sending that both forms show. Not a transition: React delays every navigation while an
 * async one is pending, and a request may take 15 seconds.
 */
export function useLeadForm<Field extends string>({ sending }: Pick<LeadState, 'sending'>) {
  const [problems, setProblems] = useState<Problems<Field>>({})
  const state = useStore(sending)

  /** Clears all problems and the failure of an earlier send. */
  function clearProblems() {
    setProblems({})
    sending.set('none')
  }

  /** Marks the fields with problems, shows a toast, and focuses the first one. */
  function showProblems(element: HTMLFormElement, found: Problems<Field>, text: ToastText) {
    sending.set('none')
    // Synchronously, so that the focused field already has its error.
    flushSync(() => setProblems(found))
    notifyError(text)
    const [first] = Object.keys(found)
    element.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  /** Clears the problem of a changed field. */
  function clearProblem(changed: string) {
    // Most keys change a field without a problem, and then render nothing.
    if (!Object.hasOwn(problems, changed)) return
    setProblems(current => ({ ...current, [changed]: undefined }))
  }

  return {
    problems,
    isLocked: isLocked(state),
    trouble: troubleOf(state),
    clearProblems,
    showProblems,
    clearProblem,
  }
}
