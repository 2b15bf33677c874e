import { startTransition, useRef, useState } from 'react'
import type { Notice } from '~/content/messages'
import { notifyError } from '~/ui/notify'
import { failureOf, type SendFailure } from './send-failure'

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
export function useSending() {
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<SendFailure | null>(null)
  // Two clicks can arrive before React has disabled the button.
  const inFlight = useRef(false)
  // A repeat of the same values keeps its timestamp, so that a receiver can tell it from a new lead.
  const firstTry = useRef({ values: '', timestamp: new Date(0) })

  async function send({ lead, values, post, onSent, describeFailure }: Sending) {
    if (inFlight.current) return
    inFlight.current = true
    setIsSending(true)
    const text = JSON.stringify(values)
    if (firstTry.current.values !== text) {
      firstTry.current = { values: text, timestamp: new Date() }
    }
    try {
      await post(firstTry.current.timestamp)
    } catch (error) {
      console.error(`The ${lead} was not sent`, error)
      notifyError(describeFailure(error))
      setFailure(failureOf(error))
      setIsSending(false)
      return
    } finally {
      inFlight.current = false
    }
    firstTry.current = { values: '', timestamp: new Date(0) }
    // One transition, so that the form does not change before the next page is shown.
    startTransition(() => {
      onSent()
      setIsSending(false)
    })
  }

  return { isSending, failure, send, clearFailure: () => setFailure(null) }
}
