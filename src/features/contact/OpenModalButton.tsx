import { cn } from '~/lib/cn'
import { preloadChunk } from '~/lib/load-chunk'
import { Button, type ButtonProps } from '~/ui/Button'
import { ContactModal } from './ContactModalHost'
import { useContactModal } from './contact-modal-context'

const preload = () => preloadChunk(ContactModal.preload)

/** Opens the lead modal; hover or focus fetches the modal before the click. */
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
        // Safari does not focus a clicked button, but the dialog must return the focus to it.
        event.currentTarget.focus({ preventScroll: true })
        openModal()
      }}
    />
  )
}
