import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { contact } from '~/content/contact'
import { contactNotices } from '~/content/messages'
import { paths } from '~/content/paths'
import { thanks, useLeaveForThanks } from '~/features/sending/just-sent'
import { isLocked } from '~/features/sending/sending'
import { useStore } from '~/lib/store'
import { Dialog } from '~/ui/Dialog'
import { notifySuccess } from '~/ui/notify'
import { ContactForm } from './ContactForm'
import { useContactModal } from './contact-modal-context'
import { createContactForm } from './use-contact-form'

export function ContactModal() {
  const { isOpen, closeModal } = useContactModal()
  const [form] = useState(createContactForm)
  const leaveForThanks = useLeaveForThanks('contact')
  const { pathname } = useLocation()

  function handleSent() {
    closeModal()
    // Where the page does not change, or not at once.
    if (pathname === paths.thankYou || !thanks.areFetched) notifySuccess(contactNotices.sent)
    // Replaces the entry of the open dialog, so that Back leads to the page under it.
    leaveForThanks(true)
  }

  return (
    <Dialog
      open={isOpen}
      onClose={closeModal}
      words={contact}
      locked={isLocked(useStore(form.sending))}
      className="border-fuoco border-t-10 sm:max-w-[500px]"
    >
      <ContactForm form={form} onSent={handleSent} />
    </Dialog>
  )
}
