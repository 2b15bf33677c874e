import { useEffect, useRef } from 'react'
import { SendingPlates } from '~/brand/SendingPlates'
import { notSent } from '~/content/messages'
import { cn } from '~/lib/cn'
import { isFocusLost } from '~/lib/focus'
import { Button, type ButtonProps } from '~/ui/Button'

interface SendButtonProps extends ButtonProps {
  isLocked: boolean
  isSlow: boolean
}

/**
 * The submit button, and the message for screen readers while the lead is sent. The button is then disabled
 * (specification, section 4), and the element around it takes the focus that the button loses.
 */
export function SendButton({ isLocked, isSlow, className, children, ...rest }: SendButtonProps) {
  const wrapper = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!isLocked) return
    if (isFocusLost() || document.activeElement?.matches(':disabled'))
      wrapper.current?.focus({ preventScroll: true })
  }, [isLocked])
  return (
    <span ref={wrapper} tabIndex={-1} className={cn('flex rounded-control', className)}>
      <span role="status" className="sr-only">
        {isLocked && (isSlow ? notSent.causes.slow : notSent.sending)}
      </span>
      <Button
        type="submit"
        disabled={isLocked}
        className="flex-1 disabled:border-transparent disabled:bg-fuoco-tenue disabled:text-ghisa"
        {...rest}
      >
        <SendingPlates />
        {children}
      </Button>
    </span>
  )
}
