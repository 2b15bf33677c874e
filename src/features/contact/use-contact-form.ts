import { useState } from 'react'
import { flushSync } from 'react-dom'
import { contactNotices } from '~/content/messages'
import { focusField, withoutProblem } from '~/features/sending/form'
import { postLead } from '~/features/sending/post-lead'
import { draftKeys, readTextDraft } from '~/features/sending/text-draft'
import { useSending } from '~/features/sending/use-sending'
import { track } from '~/features/tracking/track'
import { tabStorage } from '~/lib/storage'
import { notifyError } from '~/ui/notify'
import {
  type ContactCheck,
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
  const [problems, setProblems] = useState<ContactCheck['fields']>({})
  const { isSending, failure, firstSent, send, finish, clearFailure } = useSending(
    draftKeys.contact,
  )

  /** A field is written into; its problem is no more. */
  function change(form: HTMLFormElement, field: string) {
    setValues(readContact(new FormData(form)))
    setProblems(current => withoutProblem(current, field))
  }

  async function submit(form: HTMLFormElement) {
    const lead = readContact(new FormData(form))
    setValues(lead)
    const check = checkContact(lead)
    // At once, so that the field that gets the focus already has its error.
    flushSync(() => setProblems(check?.fields ?? {}))
    if (check) {
      clearFailure()
      notifyError(contactNotices[check.problem])
      return focusField(form, Object.keys(check.fields)[0])
    }
    const payload = toContactPayload(lead, firstSent(lead))
    const { VITE_LEAD_WEBHOOK_URL: webhook, VITE_LEAD_WEBHOOK_MODE: mode } = import.meta.env
    const outcome = await send(() => postLead('lead', webhook, payload, mode))
    if (outcome === 'busy') return
    if (outcome !== 'sent') return notifyError(contactNotices.notSent)
    track({ name: 'lead_sent' })
    tabStorage.remove(draftKeys.contact)
    finish()
    setValues(emptyContact)
    onSent()
  }

  return { values, problems, isSending, failure, change, submit }
}

export type ContactFormState = ReturnType<typeof useContactForm>
