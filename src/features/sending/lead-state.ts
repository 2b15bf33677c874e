import { firstSentKey } from '~/lib/start-signals'
import { parseJsonObject, tabStorage } from '~/lib/storage'
import { createStore } from '~/lib/store'
import { dismissToasts, notifyError, type ToastText } from '~/ui/notify'
import { type LeadPost, type NotSent, postLead } from './post-lead'
import { isLocked, type SendState } from './send-state'

/** The storage keys of what was typed into a form. Each form has its own as data-draft; lib/keep-drafts.ts writes. */
export const draftKeys = { contact: 'contact-draft', company: 'company-wizard-draft' } as const

type DraftKey = (typeof draftKeys)[keyof typeof draftKeys]

/** Reads the stored texts of some fields; anything else in the entry is ignored. */
export function readTextDraft<Field extends string>(
  key: DraftKey,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const stored = parseJsonObject(tabStorage.read(key)) ?? {}
  const texts: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const value = Object.hasOwn(stored, field) ? stored[field] : undefined
    if (typeof value === 'string') texts[field] = value
  }
  return texts
}

/**
 * The time of the first send of the stored texts. A repeat keeps it, after a reload too, so that a
 * receiver can tell it from a new lead.
 */
function timeOfFirstSend(key: DraftKey, now: Date): Date {
  const stored = new Date(readTextDraft(key, [firstSentKey])[firstSentKey] ?? Number.NaN)
  if (!Number.isNaN(stored.getTime())) return stored
  const entry = parseJsonObject(tabStorage.read(key))
  if (entry) tabStorage.write(key, JSON.stringify({ ...entry, [firstSentKey]: now.toISOString() }))
  return now
}

/** After this time a visitor who waits is offered other ways, in milliseconds. */
const slowAfter = 6000

/** The values of a form and the state of its send, which outlive its fields; `values` are read after each input. */
export function createLeadState<Values extends object>(
  draftKey: DraftKey,
  emptyValues: Values,
  sending = createStore<SendState>('none'),
) {
  // In memory too, for browsers that forbid storage.
  let firstSend: { values: string; time: Date } | undefined

  const lead = {
    values: emptyValues,
    sending,

    isLocked: () => isLocked(sending.get()),

    /** When the values were sent for the first time, which is now unless they were before: marks a repeat as one. */
    markFirstSend(): Date {
      const values = JSON.stringify(lead.values)
      if (firstSend?.values !== values)
        firstSend = { values, time: timeOfFirstSend(draftKey, new Date()) }
      return firstSend.time
    },

    /** Posts the lead; says so if it fails. True if it has arrived: then its draft is gone, and the form stays locked. */
    async send(post: LeadPost, textOf: (notSent: NotSent) => ToastText): Promise<boolean> {
      sending.set('sending')
      // Errors of an earlier attempt no longer apply.
      dismissToasts()
      const slow = setTimeout(() => sending.set('slow'), slowAfter)
      const notSent = await postLead(post)
      clearTimeout(slow)
      // The toast first: it makes room for itself, and the notice in the form takes the focus below it.
      if (notSent) notifyError(textOf(notSent))
      else tabStorage.remove(draftKey)
      sending.set(notSent?.cause ?? 'sent')
      return !notSent
    },

    /** Back to an empty form that can be used. */
    empty(): void {
      lead.values = emptyValues
      firstSend = undefined
      sending.set('none')
    },
  }
  return lead
}

export type LeadState<Values extends object = object> = ReturnType<typeof createLeadState<Values>>
