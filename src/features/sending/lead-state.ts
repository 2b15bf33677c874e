import { flushSync } from 'react-dom'
import { count } from '~/features/tracking/track'
import { pickTexts } from '~/lib/email-and-text'
import { firstSentKey } from '~/lib/start-signals'
import { parseJsonObject, tabStorage } from '~/lib/storage'
import { createStore } from '~/lib/store'
import { dismissToasts, notifyError, type ToastText } from '~/ui/notify'
import { type LeadPost, type NotSent, postLead } from './post-lead'
import type { FieldProblem } from './problems'
import { isLocked, type SendState } from './send-state'

/** Storage keys of the drafts. lib/keep-drafts.ts writes each under the key in its form's data-draft. */
export const draftKeys = { contact: 'contact-draft', company: 'company-wizard-draft' } as const

type DraftKey = (typeof draftKeys)[keyof typeof draftKeys]

/** Reads the texts of these fields from a stored draft. */
export const readTextDraft = <Field extends string>(key: DraftKey, fields: readonly Field[]) =>
  pickTexts(parseJsonObject(tabStorage.read(key)) ?? {}, fields)

/**
 * The time at which the stored texts were first sent. It survives a reload, so that the receiver recognises a
 * repeated lead.
 */
function timeOfFirstSend(key: DraftKey, now: Date): Date {
  const stored = new Date(readTextDraft(key, [firstSentKey])[firstSentKey] ?? Number.NaN)
  if (!Number.isNaN(stored.getTime())) return stored
  const entry = parseJsonObject(tabStorage.read(key))
  if (entry) tabStorage.write(key, JSON.stringify({ ...entry, [firstSentKey]: now.toISOString() }))
  return now
}

/** Time after which a waiting visitor is offered other ways to send, in milliseconds. */
const slowAfter = 6000

/**
 * The values of a form, their problems and the state of its send. They outlive its fields; `values` are read after
 * each input.
 */
export function createLeadState<Values extends object>(
  draftKey: DraftKey,
  emptyValues: Values,
  sending = createStore<SendState>('none'),
) {
  type Problems = { [Field in keyof Values]?: FieldProblem | undefined }
  // A store, so that only the fields render.
  const problems = createStore<Problems>({})
  // In memory too, for browsers that forbid storage.
  let firstSend: { values: string; time: Date } | undefined

  const lead = {
    draftKey,
    values: emptyValues,
    /** Not a transition: React delays every navigation while an async one is pending, and a request may take 15 seconds. */
    sending,
    problems,

    /** Marks the fields with problems, shows a toast, and focuses the first one. */
    showProblems(form: HTMLFormElement, found: Problems, text: ToastText) {
      sending.set('none')
      // Synchronously, so that the focused field already has its error.
      flushSync(() => problems.set(found))
      notifyError(text)
      form.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus()
    },

    /** Clears all problems and the failure of an earlier send. */
    clearProblems() {
      problems.set({})
      sending.set('none')
    },

    /** Clears the problem of a changed field. */
    clearProblem(field: string) {
      if (Object.hasOwn(problems.get(), field))
        problems.set({ ...problems.get(), [field]: undefined })
    },

    isLocked: () => isLocked(sending.get()),

    /** The time at which these values were first sent, or else now; the receiver recognises a repeat by it. */
    markFirstSend(): Date {
      const values = JSON.stringify(lead.values)
      if (firstSend?.values !== values)
        firstSend = { values, time: timeOfFirstSend(draftKey, new Date()) }
      return firstSend.time
    },

    /** Posts the lead and shows a toast on failure. True if it arrived: its draft is removed, the form stays locked. */
    async send(post: LeadPost, textOf: (notSent: NotSent) => ToastText): Promise<boolean> {
      sending.set('sending')
      // Errors of an earlier attempt no longer apply.
      dismissToasts()
      const slow = setTimeout(() => sending.set('slow'), slowAfter)
      const notSent = await postLead(post)
      clearTimeout(slow)
      if (import.meta.env.VITE_COUNTS_URL && notSent) {
        const form = post.name === 'lead' ? 'contact' : 'company'
        count({ name: 'lead_not_sent', form, cause: notSent.cause })
      }
      // The toast first: it makes room for itself, and the notice in the form takes the focus below it.
      if (notSent) notifyError(textOf(notSent))
      else tabStorage.remove(draftKey)
      sending.set(notSent?.cause ?? 'sent')
      return !notSent
    },

    /** Empties and unlocks the form. */
    empty(): void {
      lead.values = emptyValues
      firstSend = undefined
      sending.set('none')
    },
  }
  return lead
}

export type LeadState<Values extends object = object> = ReturnType<typeof createLeadState<Values>>
