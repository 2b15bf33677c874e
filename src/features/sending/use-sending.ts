import { startTransition, useRef, useState } from 'react'
import type { Notice } from '~/content/messages'
import { notifyError } from '~/ui/notify'

interface Sending {
  /** The name of the lead in the console. */
  lead: 'lead' | 'company lead'
  /** Posts the lead; rejects when the lead did not arrive. */
  post: () => Promise<void>
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
  const [hasFailed, setHasFailed] = useState(false)
  // Two clicks can arrive before React has disabled the button.
  const inFlight = useRef(false)

  async function send({ lead, post, onSent, describeFailure }: Sending) {
    if (inFlight.current) return
    inFlight.current = true
    setIsSending(true)
    try {
      await post()
    } catch (error) {
      console.error(`The ${lead} was not sent`, error)
      notifyError(describeFailure(error))
      setHasFailed(true)
      setIsSending(false)
      return
    } finally {
      inFlight.current = false
    }
    // One transition, so that the form does not change before the next page is shown.
    startTransition(() => {
      onSent()
      setIsSending(false)
    })
  }

  return { isSending, hasFailed, send, clearFailure: () => setHasFailed(false) }
}
