import { contactNotices } from '~/content/messages'
import {
  createLeadForm,
  draftKeys,
  type LeadForm,
  readTextDraft,
} from '~/features/sending/lead-form'
import { useLeadForm } from '~/features/sending/use-lead-form'
import { track } from '~/features/tracking/track'
import {
  type ContactField,
  type ContactValues,
  checkContact,
  emptyContact,
  readContact,
  textFields,
  toContactPayload,
} from './contact-lead'

/** For whoever stays outside the dialog, so that closing it loses no value; only a sent lead clears them. */
export function createContactForm(): LeadForm<ContactValues> {
  const form = createLeadForm(draftKeys.contact, emptyContact)
  form.values = { ...emptyContact, ...readTextDraft(draftKeys.contact, textFields) }
  return form
}

/** The problems of the lead form, and what its visitor does with it. */
export function useContactForm(form: LeadForm<ContactValues>, onSent: () => void) {
  const { accept, refuse, unmark, ...shown } = useLeadForm<ContactField>(form)

  /** A field is written into. */
  function change(element: HTMLFormElement, field: string) {
    form.values = readContact(new FormData(element))
    unmark(field)
  }

  async function submit(element: HTMLFormElement) {
    // Two clicks can arrive before React has disabled the button.
    if (form.isLocked()) return
    const lead = readContact(new FormData(element))
    form.values = lead
    const check = checkContact(lead)
    if (check) return refuse(element, check.fields, contactNotices[check.problem])
    accept()
    const post = {
      name: 'lead',
      webhook: import.meta.env.VITE_LEAD_WEBHOOK_URL,
      payload: toContactPayload(lead, form.firstSent()),
      mode: import.meta.env.VITE_LEAD_WEBHOOK_MODE,
    } as const
    if (!(await form.send(post, () => contactNotices.notSent))) return
    form.empty()
    track({ name: 'lead_sent', form: 'contact' })
    onSent()
  }

  return { ...shown, change, submit }
}
