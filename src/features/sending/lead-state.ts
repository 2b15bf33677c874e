import { flushSync } from 'react-dom'
import { notSentNotice } from '~/content/messages'
import { count, track } from '~/features/tracking/track'
import type { FormName } from '~/features/tracking/tracker'
import { pickTexts } from '~/lib/email-and-text'
import { firstSentKey } from '~/lib/start-signals'
import { parseJsonObject, tabStorage } from '~/lib/storage'
import { createStore } from '~/lib/store'
import { dismissToasts, notifyError, type ToastText } from '~/ui/notify'
import { type LeadPost, postLead } from './post-lead'
import type { FieldProblem } from './problems'
import { isLocked, type SendState } from './send-state'

/** Storage keys of the drafts. lib/keep-drafts.ts writes each under the key in its form's data-draft. */
export const draftKeys = { contact: 'contact-draft', company: 'company-wizard-draft' } as const

/** Reads the texts of these fields from a stored draft. */
export const readTextDraft = <Field extends string>(form: FormName, fields: readonly Field[]) =>
  pickTexts(parseJsonObject(tabStorage.read(draftKeys[form])) ?? {}, fields)

/** When the stored texts were first sent, after a reload too: the receiver recognises a repeated lead by it. */
function timeOfFirstSend(form: FormName, now: Date): Date {
  const key = draftKeys[form]
  const stored = new Date(readTextDraft(form, [firstSentKey])[firstSentKey] ?? Number.NaN)
  if (!Number.isNaN(stored.getTime())) return stored
  const entry = parseJsonObject(tabStorage.read(key))
  if (entry) tabStorage.write(key, JSON.stringify({ ...entry, [firstSentKey]: now.toISOString() }))
  return now
}

/** Time after which a waiting visitor is offered other ways to send, in milliseconds. */
const slowAfter = 6000

/** The values of a form, their problems and the state of its send. They outlive its fields. */
export function createLeadState<Values extends object>(
  form: FormName,
  emptyValues: Values,
  { values = emptyValues, sending = createStore<SendState>('none') } = {},
) {
  type Problems = { [Field in keyof Values]?: FieldProblem | undefined }
  // A store, so that only the fields render.
  const problems = createStore<Problems>({})
  // In memory too, for browsers that forbid storage.
  let firstSend: { values: string; time: Date } | undefined

  const lead = {
    name: form,
    /** What the uncontrolled fields hold, after each input. */
    values,
    /** Not a transition: React delays every navigation while an async one is pending, and a request may take 15 seconds. */
    sending,
    problems,

    /** Marks the fields with problems, shows a toast, and focuses the first one. */
    showProblems(element: HTMLFormElement, found: Problems, text: ToastText) {
      sending.set('none')
      // Synchronously, so that the focused field already has its error.
      flushSync(() => problems.set(found))
      notifyError(text)
      element.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus()
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
        firstSend = { values, time: timeOfFirstSend(form, new Date()) }
      return firstSend.time
    },

    /** True if it arrived: it is counted, its draft is removed, the form stays locked. A failure is a toast. */
    async send(post: LeadPost): Promise<boolean> {
      sending.set('sending')
      // Errors of an earlier attempt no longer apply.
      dismissToasts()
      const slow = setTimeout(() => sending.set('slow'), slowAfter)
      const notSent = await postLead(form, post)
      clearTimeout(slow)
      if (notSent) {
        count({ name: 'lead_not_sent', form, cause: notSent.cause })
        // Before the state: the toast makes room for itself, and the notice in the form takes the focus below it.
        notifyError(notSentNotice(form, notSent.message))
      } else {
        tabStorage.remove(draftKeys[form])
        track({ name: 'lead_sent', form, key: post.payload.timestamp })
      }
      sending.set(notSent?.cause ?? 'sent')
      return !notSent
    },

    /** Empties and unlocks the form. */
    empty(): void {
      lead.values = emptyValues
      firstSend = undefined
      lead.clearProblems()
    },
  }
  return lead
}

export type LeadState<Values extends object = object> = ReturnType<typeof createLeadState<Values>>
