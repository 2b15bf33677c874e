import { contactNotices } from '~/content/messages'
import {
  createLeadState,
  draftKeys,
  type LeadState,
  readTextDraft,
} from '~/features/sending/lead-state'
import { addressOf } from '~/features/sending/query-additions'
import { track } from '~/features/tracking/track'
import { pickTexts } from '~/lib/email-and-text'
import {
  type ContactValues,
  checkContact,
  emptyContact,
  textFields,
  toContactPayload,
} from './contact-lead'

export type ContactLead = LeadState<ContactValues>

/** Held by the modal around the form, so that closing it loses no value. */
export function createContactLead(): ContactLead {
  const lead = createLeadState(draftKeys.contact, emptyContact)
  lead.values = { ...emptyContact, ...readTextDraft(draftKeys.contact, textFields) }
  return lead
}

/** Reads the fields of the form. */
export function readContact(form: HTMLFormElement, lead: ContactLead): void {
  const data = new FormData(form)
  const texts = pickTexts(Object.fromEntries(data), textFields)
  lead.values = { ...emptyContact, ...texts, accettaTermini: data.has('accettaTermini') }
}

/**
 * Checks and posts; null if the lead has not arrived. A failure keeps everything; lib/keep-drafts.ts has stored the
 * texts for a reload, too.
 */
export async function sendContact(form: HTMLFormElement, lead: ContactLead) {
  const check = checkContact(lead.values)
  if (check) {
    lead.showProblems(form, check.fields, contactNotices[check.problem])
    return null
  }
  lead.clearProblems()
  const payload = toContactPayload(lead.values, lead.markFirstSend())
  const post = {
    name: 'lead',
    webhook: addressOf(import.meta.env.VITE_LEAD_WEBHOOK_URL, form),
    payload,
    mode: import.meta.env.VITE_LEAD_WEBHOOK_MODE,
  } as const
  if (!(await lead.send(post, () => contactNotices.notSent))) return null
  lead.empty()
  track({ name: 'lead_sent', form: 'contact', key: payload.timestamp })
  return payload
}
