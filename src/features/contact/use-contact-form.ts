import { useRef, useState, useTransition } from 'react'
import { contactNotices } from '~/content/messages'
import { track } from '~/features/tracking/track'
import { notifyError } from '~/ui/notify'
import {
  type ContactCheck,
  type ContactField,
  type ContactValues,
  checkContact,
  emptyContact,
  toContactPayload,
} from './contact-lead'
import { sendContactLead } from './send-contact-lead'

/**
 * What the visitor typed and how far the sending is. It lives above the dialog, so that closing and
 * opening the modal keeps every value; only a lead that was sent clears them.
 */
export function useContactForm(onSent: () => void) {
  const [values, setValues] = useState(emptyContact)
  const [problems, setProblems] = useState<ContactCheck['fields']>({})
  const [hasFailed, setHasFailed] = useState(false)
  const [isSending, startSending] = useTransition()
  // Two clicks can arrive before React has disabled the button.
  const inFlight = useRef(false)

  function change<F extends ContactField>(field: F, value: ContactValues[F]) {
    setValues(current => ({ ...current, [field]: value }))
    setProblems(({ [field]: _solved, ...others }) => others)
  }

  /** Sends the lead, or answers the field that needs the visitor. */
  function submit(): ContactField | null {
    if (inFlight.current) return null
    const check = checkContact(values)
    setProblems(check?.fields ?? {})
    setHasFailed(false)
    if (check) {
      notifyError(contactNotices[check.problem])
      return check.firstField
    }
    inFlight.current = true
    startSending(async () => {
      try {
        await sendContactLead(toContactPayload(values, new Date()))
      } catch (error) {
        console.error('The lead was not sent', error)
        setHasFailed(true)
        notifyError(contactNotices.notSent)
        return
      } finally {
        inFlight.current = false
      }
      track({ name: 'lead_sent' })
      setValues(emptyContact)
      onSent()
    })
    return null
  }

  return { values, problems, isSending, hasFailed, change, submit }
}

export type ContactFormState = ReturnType<typeof useContactForm>
