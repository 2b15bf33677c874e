import { useEffect } from 'react'
import { useStore } from '~/lib/store'
import type { LeadState } from './lead-state'
import { isLocked, troubleOf } from './send-state'

/**
 * The send of a form, for the time that the form is shown. Not a transition: React delays every navigation while an
 * async one is pending, and a request may take 15 seconds.
 */
export function useLeadForm({ sending, problems }: Pick<LeadState, 'sending' | 'problems'>) {
  const state = useStore(sending)
  useEffect(() => () => problems.set({}), [problems])
  return { isLocked: isLocked(state), trouble: troubleOf(state) }
}
