import { useEffect, useRef } from 'react'
import { notSent } from '~/content/messages'
import { isFocusLost } from '~/lib/focus'

interface SendingStatusProps {
  isSending: boolean
  isSlow: boolean
}

/**
 * Tells a screen reader that the lead is on its way. The button that was pressed is disabled now
 * (specification, section 4), so the focus would be lost; it waits beside the status, because words that
 * have the focus are said once more.
 */
export function SendingStatus({ isSending, isSlow }: SendingStatusProps) {
  const waitingPlace = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!isSending) return
    if (isFocusLost() || document.activeElement?.matches(':disabled'))
      waitingPlace.current?.focus({ preventScroll: true })
  }, [isSending])
  return (
    <>
      <span ref={waitingPlace} tabIndex={-1} className="sr-only" />
      <p role="status" className="sr-only">
        {isSending && (isSlow ? notSent.causes.slow : notSent.sending)}
      </p>
    </>
  )
}
