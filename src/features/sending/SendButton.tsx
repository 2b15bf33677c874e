import { useEffect, useRef } from 'react'
import { notSent } from '~/content/messages'
import { cn } from '~/lib/cn'
import { isFocusLost } from '~/lib/focus'
import { Button, type ButtonProps } from '~/ui/Button'

interface SendButtonProps extends ButtonProps {
  isLocked: boolean
  isSlow: boolean
}

/**
 * The button that sends a form, and the words with which a screen reader says so. While the lead is on its way
 * the button is disabled (specification, section 4): the focus that it loses waits on the place around it.
 */
export function SendButton({ isLocked, isSlow, className, ...rest }: SendButtonProps) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!isLocked) return
    if (isFocusLost() || document.activeElement?.matches(':disabled'))
      place.current?.focus({ preventScroll: true })
  }, [isLocked])
  return (
    <span ref={place} tabIndex={-1} className={cn('flex rounded-control', className)}>
      <span role="status" className="sr-only">
        {isLocked && (isSlow ? notSent.causes.slow : notSent.sending)}
      </span>
      <Button type="submit" disabled={isLocked} className="flex-1" {...rest} />
    </span>
  )
}
