import { startTransition, useRef, useState } from 'react'
import type { Notice } from '~/content/messages'
import { notifyError } from '~/ui/notify'

interface Sending {
  /** Posts the lead; rejects when it did not arrive. */
  post: () => Promise<void>
  onSent: () => void
  /** What the toast says of a failure. */
  describe: (error: unknown) => Notice
}

/**
 * One send at a time. Its state is no transition: React holds every navigation back for as long as
 * an async transition is pending, and a send may take 15 seconds.
 */
export function useSending() {
  const [isSending, setIsSending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  // Two clicks can arrive before React has disabled the button.
  const inFlight = useRef(false)

  async function send({ post, onSent, describe }: Sending) {
    if (inFlight.current) return
    inFlight.current = true
    setIsSending(true)
    try {
      await post()
    } catch (error) {
      console.error('The lead was not sent', error)
      notifyError(describe(error))
      setHasFailed(true)
      setIsSending(false)
      return
    } finally {
      inFlight.current = false
    }
    // Together: the form stays as it was sent until the page that follows is there.
    startTransition(() => {
      onSent()
      setIsSending(false)
    })
  }

  return { isSending, hasFailed, send, forgetFailure: () => setHasFailed(false) }
}
