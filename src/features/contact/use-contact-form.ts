import { useState } from 'react'
import { flushSync } from 'react-dom'
import { contactNotices } from '~/content/messages'
import { focusField } from '~/features/sending/form'
import { draftKeys, readTextDraft, useLeadForm } from '~/features/sending/use-lead-form'
import { track } from '~/features/tracking/track'
import { notifyError } from '~/ui/notify'
import {
  type ContactField,
  checkContact,
  emptyContact,
  readContact,
  textFields,
  toContactPayload,
} from './contact-lead'

/**
 * The lead form: what its fields held last, its problems and the sending. It is kept outside the dialog,
 * so that closing the modal loses no value; only a sent lead clears them.
 */
export function useContactForm(onSent: () => void) {
  const [values, setValues] = useState(() => ({
    ...emptyContact,
    ...readTextDraft(draftKeys.contact, textFields),
  }))
  const { problems, isSending, failure, mark, unmark, firstSent, send, finish } =
    useLeadForm<ContactField>(draftKeys.contact)

  /** A field is written into. */
  function change(form: HTMLFormElement, field: string) {
    setValues(readContact(new FormData(form)))
    unmark(field)
  }

  async function submit(form: HTMLFormElement) {
    const lead = readContact(new FormData(form))
    setValues(lead)
    const check = checkContact(lead)
    // At once, so that the field that gets the focus already has its error.
    flushSync(() => mark(check?.fields))
    if (check) {
      notifyError(contactNotices[check.problem])
      return focusField(form, Object.keys(check.fields)[0])
    }
    const outcome = await send({
      name: 'lead',
      webhook: import.meta.env.VITE_LEAD_WEBHOOK_URL,
      payload: toContactPayload(lead, firstSent(lead)),
      mode: import.meta.env.VITE_LEAD_WEBHOOK_MODE,
    })
    if (outcome === 'busy') return
    if (outcome !== 'sent') return notifyError(contactNotices.notSent)
    finish()
    track({ name: 'lead_sent' })
    setValues(emptyContact)
    onSent()
  }

  return { values, problems, isSending, failure, change, submit }
}

export type ContactFormState = ReturnType<typeof useContactForm>
