import { Button, type ButtonProps } from '~/ui/Button'
import { loadContactModal } from './contact-modal-chunk'
import { useContactModal } from './contact-modal-context'

/** A call to action: opens the lead modal, and fetches it as soon as the visitor reaches for it. */
export function OpenModalButton(props: Omit<ButtonProps, 'onClick'>) {
  const { openModal } = useContactModal()
  return (
    <Button
      {...props}
      aria-haspopup="dialog"
      onPointerEnter={loadContactModal}
      onFocus={loadContactModal}
      onClick={event => {
        // Safari does not focus a clicked button; the dialog gives focus back to it.
        event.currentTarget.focus()
        openModal()
      }}
    />
  )
}
