import { useLocation, useNavigate } from 'react-router-dom'
import { contact } from '~/content/contact'
import { contactNotices } from '~/content/messages'
import { paths } from '~/content/paths'
import { Dialog } from '~/ui/Dialog'
import { notifySuccess } from '~/ui/notify'
import { ContactForm } from './ContactForm'
import { useContactModal } from './contact-modal-context'
import { useContactForm } from './use-contact-form'

export function ContactModal() {
  const { isOpen, closeModal } = useContactModal()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const form = useContactForm(() => {
    closeModal()
    if (pathname === paths.thankYou) notifySuccess(contactNotices.sent)
    // Replaces the entry of the open dialog, so that Back leads to the page under it.
    navigate(paths.thankYou, { replace: true })
  })
  return (
    <Dialog
      open={isOpen}
      onClose={closeModal}
      title={contact.title}
      description={contact.text}
      closeLabel={contact.close}
      locked={form.isSending}
      className="border-fuoco border-t-10 sm:max-w-[500px]"
    >
      <ContactForm form={form} />
    </Dialog>
  )
}
