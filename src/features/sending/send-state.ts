import { createStore } from '~/lib/store'
import type { NotSent } from './post-lead'

/*
 * Apart from lead-state.ts, because every page reads it, also those without a form.
 *
 * none -> sending (-> slow) -> sent, until the page of the form is left -> none
 *                           -> why the lead did not arrive, until it is sent again or corrected
 */
export type SendState = 'none' | 'sending' | 'sent' | SendTrouble

/** What a form tells its visitor about the send: that it takes long, or why it has failed. */
export type SendTrouble = 'slow' | NotSent['cause']

/** While a form is locked, its lead cannot be changed or sent again. */
export const isLocked = (state: SendState): boolean =>
  state === 'sending' || state === 'slow' || state === 'sent'

export const troubleOf = (state: SendState): SendTrouble | null =>
  state === 'none' || state === 'sending' || state === 'sent' ? null : state

/** Survives leaving /aziende: UnsentNotice shows its failure on other pages, and the form is locked on the way back. */
export const companySending = createStore<SendState>('none')
