import { cn } from '~/lib/cn'
import { preloadChunk } from '~/lib/load-chunk'
import { Button, type ButtonProps } from '~/ui/Button'
import { loadContactModal } from './ContactModalHost'
import { useContactModal } from './contact-modal-context'

const preload = () => preloadChunk(loadContactModal)

/** A call to action: opens the lead modal, and fetches it as soon as the visitor reaches for it. */
export function OpenModalButton({ className, ...rest }: Omit<ButtonProps, 'onClick'>) {
  const { openModal } = useContactModal()
  return (
    <Button
      {...rest}
      className={cn('needs-script', className)}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={event => {
        // Safari does not focus a clicked button; the dialog gives focus back to it.
        event.currentTarget.focus()
        openModal()
      }}
    />
  )
}
