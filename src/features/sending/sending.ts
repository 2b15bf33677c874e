import { createStore } from '~/lib/store'
import type { NotSent } from './post-lead'

/** Why a lead did not arrive, or that it takes long and may still arrive. */
export type SendFailure = NotSent['cause'] | 'slow'

/** The send of a form. */
export type SendState = 'none' | 'sending' | 'sent' | SendFailure

export const failureOf = (state: SendState): SendFailure | null =>
  state === 'none' || state === 'sending' || state === 'sent' ? null : state

/** A form is locked until its lead has failed or, after it has arrived, until its page is left. */
export const isLocked = (state: SendState): boolean =>
  state === 'sending' || state === 'slow' || state === 'sent'

/** Goes on when the visitor leaves the form for companies: other pages say its failure, and a way back finds it. */
export const companySending = createStore<SendState>('none')
