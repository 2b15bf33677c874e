import { contactNotices } from '~/content/messages'
import { createLeadState, readTextDraft } from '~/features/sending/lead-state'
import { addressOf } from '~/features/sending/query-additions'
import { pickTexts } from '~/lib/email-and-text'
import {
  type ContactValues,
  checkContact,
  emptyContact,
  textFields,
  toContactPayload,
} from './contact-lead'

/** A module constant, so that closing the modal loses no value. */
export const contactLead = createLeadState<ContactValues>('contact', emptyContact)
contactLead.values = { ...emptyContact, ...readTextDraft('contact', textFields) }

export function readContact(form: HTMLFormElement): void {
  const data = new FormData(form)
  const texts = pickTexts(Object.fromEntries(data), textFields)
  contactLead.values = { ...emptyContact, ...texts, accettaTermini: data.has('accettaTermini') }
}

/** Checks and posts; null if the lead has not arrived. A failure keeps all that was typed. */
export async function sendContact(form: HTMLFormElement) {
  const check = checkContact(contactLead.values)
  if (check) {
    contactLead.showProblems(form, check.fields, contactNotices[check.problem])
    return null
  }
  contactLead.clearProblems()
  const payload = toContactPayload(contactLead.values, contactLead.markFirstSend())
  const post = {
    webhook: addressOf(import.meta.env.VITE_LEAD_WEBHOOK_URL, form),
    payload,
    mode: import.meta.env.VITE_LEAD_WEBHOOK_MODE,
  } as const
  if (!(await contactLead.send(post))) return null
  contactLead.empty()
  return payload
}
