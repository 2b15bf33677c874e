import { useLocation } from 'react-router-dom'
import { Drawing } from '~/brand/Drawing'
import { contact } from '~/content/contact'
import { contactNotices } from '~/content/messages'
import { paths } from '~/content/paths'
import { isLocked } from '~/features/sending/send-state'
import { thankYouPage, useLeaveForThanks } from '~/features/sending/thanks'
import { useStore } from '~/lib/store'
import { Dialog } from '~/ui/Dialog'
import { notifySuccess } from '~/ui/notify'
import { ContactForm } from './ContactForm'
import type { ContactPayload } from './contact-lead'
import { useContactModal } from './contact-modal-context'
import { contactLead } from './send-contact'

export function ContactModal() {
  const { isOpen, closeModal } = useContactModal()
  const leaveForThanks = useLeaveForThanks('contact')
  const { pathname } = useLocation()

  function handleSent(sent: ContactPayload) {
    closeModal()
    // On /thank-you already, or that page is not loaded yet.
    if (pathname === paths.thankYou || !thankYouPage.isLoaded) notifySuccess(contactNotices.sent)
    // Replaces the history entry of the dialog, so that Back leads to the page below it.
    leaveForThanks(true, sent)
  }

  return (
    <Dialog
      open={isOpen}
      onClose={closeModal}
      words={contact}
      picture={<Drawing name="guide" className="w-20 flex-none sm:w-36" />}
      locked={isLocked(useStore(contactLead.sending))}
      className="border-fuoco border-t-10 sm:max-w-[500px]"
    >
      <ContactForm onSent={handleSent} />
    </Dialog>
  )
}
