import { isDeepStrictEqual } from 'node:util'
import type { Lead } from './lead-receiver.ts'

export const verdicts = [
  /** The lead arrived once with the right fields, and the visitor saw the confirmation. */
  'SENT',
  /** A message with phone and email is in view, and nothing typed is lost. */
  'OFFERED',
  /** Nothing new for 12 seconds, and no way on. */
  'STUCK',
  'LOST-TYPED',
  'SENT-TWICE',
  'WRONG-FIELDS',
  /** Screen and receiver disagree: a lead arrived that nothing confirms, or none did and all looks well. */
  'SENT-UNSEEN',
] as const

export type Verdict = (typeof verdicts)[number]

/** How it ended for the visitor, who knows nothing of the receiver. */
export type Ending = 'confirmed' | 'offered' | 'stuck' | 'lost'

export interface Facts {
  ending: Ending
  /** All that arrived. */
  leads: readonly Lead[]
  /** The lead without its time. */
  expected: Lead
  /** An answer to a lead never came, so that the same lead may come again. */
  mayRepeat: boolean
}

function isRight({ timestamp, ...fields }: Lead, expected: Lead): boolean {
  const time = typeof timestamp === 'string' ? Date.parse(timestamp) : Number.NaN
  return isDeepStrictEqual(fields, expected) && Math.abs(Date.now() - time) < 3_600_000
}

export function judge({ ending, leads, expected, mayRepeat }: Facts): Verdict {
  if (!leads.every(lead => isRight(lead, expected))) return 'WRONG-FIELDS'
  const different = new Set(leads.map(({ timestamp }) => timestamp)).size
  if (different > 1 || (leads.length > 1 && !mayRepeat)) return 'SENT-TWICE'
  const hasArrived = leads.length > 0
  if (ending === 'confirmed') return hasArrived ? 'SENT' : 'SENT-UNSEEN'
  if (ending === 'offered') return 'OFFERED'
  // What has arrived is not lost, wherever the form has gone.
  if (ending === 'lost' && !hasArrived) return 'LOST-TYPED'
  return hasArrived ? 'SENT-UNSEEN' : 'STUCK'
}
