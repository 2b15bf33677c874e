import { useNavigate } from 'react-router-dom'
import { contact } from '~/content/contact'
import { paths } from '~/content/paths'
import { Dialog } from '~/ui/Dialog'
import { ContactForm } from './ContactForm'
import { useContactModal } from './contact-modal-context'
import { useContactForm } from './use-contact-form'

export function ContactModal() {
  const { isOpen, closeModal } = useContactModal()
  const navigate = useNavigate()
  const form = useContactForm(() => {
    closeModal()
    navigate(paths.thankYou)
  })
  return (
    <Dialog
      open={isOpen}
      onClose={closeModal}
      title={contact.title}
      description={contact.text}
      closeLabel={contact.close}
      locked={form.isSending}
      className="pt-2.5 shadow-[inset_0_10px_0_var(--color-fuoco)] sm:max-w-[500px]"
    >
      <ContactForm form={form} />
    </Dialog>
  )
}
