import { cn } from '~/lib/cn'
import { Button, type ButtonProps } from '~/ui/Button'
import { openerProps } from '~/ui/LazyDialog'
import { ContactModal } from './ContactModalHost'
import { useContactModal } from './contact-modal-context'

export function OpenModalButton({ className, ...rest }: Omit<ButtonProps, 'onClick'>) {
  const { openModal } = useContactModal()
  return (
    <Button
      {...rest}
      {...openerProps(ContactModal, openModal)}
      className={cn('needs-script', className)}
    />
  )
}
