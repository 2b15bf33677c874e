import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { contactNotices } from '~/content/messages'
import { focusField } from '~/features/sending/form-check'
import { draftKeys, readTextDraft, writeTextDraft } from '~/features/sending/text-draft'
import { useSending } from '~/features/sending/use-sending'
import { track } from '~/features/tracking/track'
import { tabStorage } from '~/lib/storage'
import { notifyError } from '~/ui/notify'
import {
  type ContactCheck,
  type ContactField,
  type ContactValues,
  checkContact,
  emptyContact,
  textFields,
  toContactPayload,
} from './contact-lead'
import { sendContactLead } from './send-contact-lead'

/**
 * The state of the lead form: its values, its problems and the sending. It is kept outside the
 * dialog, so that closing the modal loses no value; only a sent lead clears them.
 */
export function useContactForm(onSent: () => void) {
  const [values, setValues] = useState(() => ({
    ...emptyContact,
    ...readTextDraft(draftKeys.contact, textFields),
  }))
  const [problems, setProblems] = useState<ContactCheck['fields']>({})
  const { isSending, failure, send, clearFailure } = useSending(draftKeys.contact)

  useEffect(() => {
    const { accettaTermini: _never, ...texts } = values
    writeTextDraft(draftKeys.contact, texts)
  }, [values])

  function change<F extends ContactField>(field: F, value: ContactValues[F]) {
    setValues(current => ({ ...current, [field]: value }))
    setProblems(({ [field]: _solved, ...others }) => others)
  }

  function submit(form: HTMLFormElement) {
    const check = checkContact(values)
    // At once, so that the field that gets the focus already has its error.
    flushSync(() => setProblems(check?.fields ?? {}))
    clearFailure()
    if (check) {
      notifyError(contactNotices[check.problem])
      focusField(form, Object.keys(check.fields)[0])
      return
    }
    send({
      lead: 'lead',
      values,
      post: timestamp => sendContactLead(toContactPayload(values, timestamp)),
      describeFailure: () => contactNotices.notSent,
      onSent: () => {
        track({ name: 'lead_sent' })
        // At once: the effect may not run before the page changes.
        tabStorage.remove(draftKeys.contact)
        setValues(emptyContact)
        onSent()
      },
    })
  }

  return { values, problems, isSending, failure, change, submit }
}

export type ContactFormState = ReturnType<typeof useContactForm>
