import { firstSentKey } from '~/lib/start-signals'
import { parseJsonObject, tabStorage } from '~/lib/storage'
import { createStore } from '~/lib/store'
import { dismissToasts, notifyError, type ToastText } from '~/ui/notify'
import { type LeadPost, type NotSent, postLead } from './post-lead'
import { isLocked, type SendState } from './sending'

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
function markFirstSend(key: DraftKey, now: Date): Date {
  const stored = new Date(readTextDraft(key, [firstSentKey])[firstSentKey] ?? Number.NaN)
  if (!Number.isNaN(stored.getTime())) return stored
  const entry = parseJsonObject(tabStorage.read(key))
  if (entry) tabStorage.write(key, JSON.stringify({ ...entry, [firstSentKey]: now.toISOString() }))
  return now
}

/** After this time a visitor who waits is offered other ways, in milliseconds. */
const slowAfter = 6000

/**
 * What a form keeps while its fields are not shown, whether the storage keeps its draft or not: what they held
 * last, and its send.
 */
export function createLeadForm<Values extends object>(
  draftKey: DraftKey,
  emptyValues: Values,
  sending = createStore<SendState>('none'),
) {
  // Where storage is forbidden, a repeat of the same values keeps its time all the same.
  let firstSend: { values: string; time: Date } | undefined

  const form = {
    /** React renders no key: whoever shows the values reads them here. */
    values: emptyValues,
    sending,

    isLocked: () => isLocked(sending.get()),

    /** When the values were sent for the first time: a receiver can tell a repeat by it. */
    firstSent(): Date {
      const values = JSON.stringify(form.values)
      if (firstSend?.values !== values)
        firstSend = { values, time: markFirstSend(draftKey, new Date()) }
      return firstSend.time
    },

    /** Posts a lead and says so if it fails: true if it has arrived. The form then stays locked until `empty`. */
    async send(lead: LeadPost, textOf: (notSent: NotSent) => ToastText): Promise<boolean> {
      sending.set('sending')
      // What they asked for has been put right.
      dismissToasts()
      const slow = setTimeout(() => sending.set('slow'), slowAfter)
      const notSent = await postLead(lead)
      clearTimeout(slow)
      // Before the form shows it too, so that what gets the focus there stands below the toast.
      if (notSent) notifyError(textOf(notSent))
      else tabStorage.remove(draftKey)
      sending.set(notSent?.cause ?? 'sent')
      return !notSent
    },

    /** Ends what was sent or erased. */
    empty(): void {
      form.values = emptyValues
      firstSend = undefined
      tabStorage.remove(draftKey)
      sending.set('none')
    },
  }
  return form
}

export type LeadForm<Values extends object = object> = ReturnType<typeof createLeadForm<Values>>
