import { useEffect, useRef } from 'react'
import { notSent } from '~/content/messages'

interface SendingStatusProps {
  isSending: boolean
  isSlow: boolean
}

/**
 * Tells a screen reader that the lead is on its way. The button that was pressed is disabled now
 * (specification, section 4), so the focus would be lost; it waits here.
 */
export function SendingStatus({ isSending, isSlow }: SendingStatusProps) {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!isSending) return
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.matches(':disabled'))
      status.current?.focus({ preventScroll: true })
  }, [isSending])
  return (
    <p ref={status} role="status" tabIndex={-1} className="sr-only">
      {isSending && (isSlow ? notSent.causes.slow : notSent.sending)}
    </p>
  )
}
