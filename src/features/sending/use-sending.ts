import { useRef, useState } from 'react'
import { dismissToasts } from '~/ui/notify'
import type { NotSent } from './post-lead'
import { type DraftKey, markFirstSend } from './text-draft'

/** After this time a visitor who waits is offered other ways, in milliseconds. */
const slowAfter = 6000

/** What a form says about its send: why it failed, or that it takes long and may still arrive. */
export type SendFailure = NotSent['cause'] | 'slow'

/**
 * Sends the leads of a form, one at a time. It does not use useTransition: React delays every navigation
 * while an async transition is pending, and a request may take 15 seconds.
 */
export function useSending(draftKey: DraftKey) {
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<SendFailure | null>(null)
  // Two clicks can arrive before React has disabled the button.
  const inFlight = useRef(false)
  // Where storage is forbidden, a repeat of the same values keeps its time all the same.
  const firstSend = useRef<{ values: string; time: Date }>(null)

  /** When these values were sent for the first time: a receiver can tell a repeat by it. */
  function firstSent(values: object): Date {
    const text = JSON.stringify(values)
    if (firstSend.current?.values !== text) {
      firstSend.current = { values: text, time: markFirstSend(draftKey, new Date()) }
    }
    return firstSend.current.time
  }

  /** Waits for the outcome of a post; the form stays locked until `finish` if the lead has arrived. */
  async function send(post: () => Promise<NotSent | null>): Promise<NotSent | 'sent' | 'busy'> {
    if (inFlight.current) return 'busy'
    inFlight.current = true
    setIsSending(true)
    setFailure(null)
    // What they asked for has been put right.
    dismissToasts()
    const slow = setTimeout(() => setFailure('slow'), slowAfter)
    const notSent = await post()
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
    setFailure(null)
    setIsSending(false)
  }

  return { isSending, failure, firstSent, send, finish, clearFailure: () => setFailure(null) }
}
