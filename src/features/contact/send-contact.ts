import { contactNotices } from '~/content/messages'
import { createLeadState, readTextDraft } from '~/features/sending/lead-state'
import type { LeadPost } from '~/features/sending/post-lead'
import { withAdditions } from '~/features/sending/query-additions'
import { pickTexts } from '~/lib/email-and-text'
import { checkContact, emptyContact, textFields, toContactPayload } from './contact-lead'

/** A module constant, so that closing the modal loses no value. */
export const contactLead = createLeadState('contact', emptyContact, {
  values: { ...emptyContact, ...readTextDraft('contact', textFields) },
})

export function readContact(form: HTMLFormElement): void {
  const data = new FormData(form)
  const texts = pickTexts(Object.fromEntries(data), textFields)
  contactLead.values = { ...emptyContact, ...texts, accettaTermini: data.has('accettaTermini') }
}

/** Checks and posts; null if the lead has not arrived. A failure keeps all that was typed. */
export async function sendContact(form: HTMLFormElement) {
  const found = checkContact(contactLead.values)
  if (found) {
    contactLead.showProblems(form, found.fields, contactNotices[found.problem])
    return null
  }
  contactLead.clearProblems()
  const firstSent = contactLead.markFirstSend()
  const payload = toContactPayload(contactLead.values, firstSent)
  const post: LeadPost = {
    webhook: withAdditions(import.meta.env.VITE_LEAD_WEBHOOK_URL, form),
    payload,
    mode: import.meta.env.VITE_LEAD_WEBHOOK_MODE,
  }
  if (!(await contactLead.send(post))) return null
  contactLead.empty()
  return payload
}
