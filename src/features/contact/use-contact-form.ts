import { useState } from 'react'
import { contactNotices } from '~/content/messages'
import { focusField } from '~/features/sending/form-check'
import { useSending } from '~/features/sending/use-sending'
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
  const { isSending, hasFailed, send, forgetFailure } = useSending()

  function change<F extends ContactField>(field: F, value: ContactValues[F]) {
    setValues(current => ({ ...current, [field]: value }))
    setProblems(({ [field]: _solved, ...others }) => others)
  }

  function submit(form: HTMLFormElement) {
    const check = checkContact(values)
    setProblems(check?.fields ?? {})
    forgetFailure()
    if (check) {
      notifyError(contactNotices[check.problem])
      focusField(form, Object.keys(check.fields)[0])
      return
    }
    send({
      post: () => sendContactLead(toContactPayload(values, new Date())),
      describe: () => contactNotices.notSent,
      onSent: () => {
        track({ name: 'lead_sent' })
        setValues(emptyContact)
        onSent()
      },
    })
  }

  return { values, problems, isSending, hasFailed, change, submit }
}

export type ContactFormState = ReturnType<typeof useContactForm>
