import { startTransition, useRef, useState } from 'react'
import type { Notice } from '~/content/messages'
import { dismissToasts, notifyError } from '~/ui/notify'
import { failureOf, type SendFailure } from './send-failure'
import { type DraftKey, markFirstSend } from './text-draft'

/** After this time a visitor who waits is offered other ways, in milliseconds. */
const slowAfter = 6000

interface Sending {
  /** The name of the lead in the console. */
  lead: 'lead' | 'company lead'
  values: object
  /** Posts the lead; rejects when the lead did not arrive. */
  post: (timestamp: Date) => Promise<void>
  onSent: () => void
  /** The toast that reports a failure. */
  describeFailure: (error: unknown) => Notice
}

/**
 * Sends leads, one at a time. It does not use useTransition: React delays every navigation while an
 * async transition is pending, and a request may take 15 seconds.
 */
export function useSending(draftKey: DraftKey) {
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<SendFailure | null>(null)
  // Two clicks can arrive before React has disabled the button.
  const inFlight = useRef(false)
  // Where storage is forbidden, a repeat of the same values keeps its timestamp all the same.
  const firstSend = useRef<{ values: string; timestamp: Date }>(null)

  function timestampOf(values: object): Date {
    const text = JSON.stringify(values)
    if (firstSend.current?.values !== text) {
      firstSend.current = { values: text, timestamp: markFirstSend(draftKey, new Date()) }
    }
    return firstSend.current.timestamp
  }

  async function send({ lead, values, post, onSent, describeFailure }: Sending) {
    if (inFlight.current) return
    inFlight.current = true
    setIsSending(true)
    // What they asked for has been put right.
    dismissToasts()
    const slow = setTimeout(() => setFailure('slow'), slowAfter)
    try {
      await post(timestampOf(values))
    } catch (error) {
      console.error(`The ${lead} was not sent`, error)
      notifyError(describeFailure(error))
      setFailure(failureOf(error))
      setIsSending(false)
      return
    } finally {
      clearTimeout(slow)
      inFlight.current = false
    }
    firstSend.current = null
    // One transition, so that the form does not change before the next page is shown.
    startTransition(() => {
      onSent()
      setFailure(null)
      setIsSending(false)
    })
  }

  return { isSending, failure, send, clearFailure: () => setFailure(null) }
}
