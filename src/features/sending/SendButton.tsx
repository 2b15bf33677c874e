import { useEffect, useRef } from 'react'
import { SendingPlates } from '~/brand/SendingPlates'
import { notSent } from '~/content/messages'
import { cn } from '~/lib/cn'
import { isFocusLost } from '~/lib/focus'
import { type ReadableStore, useStore } from '~/lib/store'
import { Button, type ButtonProps } from '~/ui/Button'
import { isLocked, type SendState } from './send-state'

interface SendButtonProps extends ButtonProps {
  sending: ReadableStore<SendState>
  sendingText: string
}

/**
 * The submit button, and the message for screen readers while the lead is sent. The button is then disabled
 * (specification, section 4), and the element around it takes the focus that the button loses.
 */
export function SendButton(props: SendButtonProps) {
  const { sending, sendingText, className, children, ...rest } = props
  const state = useStore(sending)
  const isSending = isLocked(state)
  const wrapper = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!isSending) return
    if (isFocusLost() || document.activeElement?.matches(':disabled'))
      wrapper.current?.focus({ preventScroll: true })
  }, [isSending])
  return (
    <span ref={wrapper} tabIndex={-1} className={cn('flex rounded-control', className)}>
      <span role="status" className="sr-only">
        {isSending && (state === 'slow' ? notSent.causes.slow : notSent.sending)}
      </span>
      <Button
        type="submit"
        disabled={isSending}
        className="flex-1 disabled:border-transparent disabled:bg-fuoco-tenue disabled:text-ghisa"
        {...rest}
      >
        <SendingPlates />
        {/* A new element: React does not update a text that the browser has translated. */}
        <span key={String(isSending)}>{isSending ? sendingText : children}</span>
      </Button>
    </span>
  )
}
