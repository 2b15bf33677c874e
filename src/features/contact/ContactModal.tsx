import { useRef } from 'react'
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
  const leaving = useRef(false)
  const form = useContactForm(() => {
    // The thank-you page takes the focus; the opener must not take it back.
    leaving.current = true
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
      restoreFocus={() => {
        const restore = !leaving.current
        leaving.current = false
        return restore
      }}
      className="pt-2.5 shadow-[inset_0_10px_0_var(--color-fuoco)] sm:max-w-[500px]"
    >
      <ContactForm form={form} />
    </Dialog>
  )
}
