import { useRef, useState } from 'react'
import { firstSentKey } from '~/lib/start-signals'
import { parseJsonObject, tabStorage } from '~/lib/storage'
import { dismissToasts } from '~/ui/notify'
import type { FieldProblem } from './form'
import { type LeadPost, type NotSent, postLead } from './post-lead'

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

/** What a form says about its send: why it failed, or that it takes long and may still arrive. */
export type SendFailure = NotSent['cause'] | 'slow'

/**
 * What both forms do: they mark their problems, and send one lead at a time. It does not use useTransition:
 * React delays every navigation while an async transition is pending, and a request may take 15 seconds.
 */
export function useLeadForm<Field extends string>(draftKey: DraftKey) {
  const [problems, setProblems] = useState<Partial<Record<Field, FieldProblem>>>({})
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<SendFailure | null>(null)
  // Two clicks can arrive before React has disabled the button.
  const inFlight = useRef(false)
  // Where storage is forbidden, a repeat of the same values keeps its time all the same.
  const firstSend = useRef<{ values: string; time: Date }>(null)

  /** Marks the fields that have a problem; what was said of an earlier send is no longer true. */
  function mark(found: Partial<Record<Field, FieldProblem>> = {}) {
    setProblems(found)
    setFailure(null)
  }

  /** The problem of a field that is being changed is no more. */
  function unmark(changed: string) {
    setProblems(current => {
      const others = { ...current }
      for (const field in others) if (field === changed) delete others[field]
      return others
    })
  }

  /** When these values were sent for the first time: a receiver can tell a repeat by it. */
  function firstSent(values: object): Date {
    const text = JSON.stringify(values)
    if (firstSend.current?.values !== text) {
      firstSend.current = { values: text, time: markFirstSend(draftKey, new Date()) }
    }
    return firstSend.current.time
  }

  /** Posts a lead and waits for the outcome; the form stays locked until `finish` if it has arrived. */
  async function send(lead: LeadPost): Promise<NotSent | 'sent' | 'busy'> {
    if (inFlight.current) return 'busy'
    inFlight.current = true
    setIsSending(true)
    setFailure(null)
    // What they asked for has been put right.
    dismissToasts()
    const slow = setTimeout(() => setFailure('slow'), slowAfter)
    const notSent = await postLead(lead)
    clearTimeout(slow)
    inFlight.current = false
    if (!notSent) return 'sent'
    setFailure(notSent.cause)
    setIsSending(false)
    return notSent
  }

  /** Ends the send of a lead that has arrived. */
  function finish() {
    firstSend.current = null
    tabStorage.remove(draftKey)
    setFailure(null)
    setIsSending(false)
  }

  return { problems, isSending, failure, mark, unmark, firstSent, send, finish }
}
