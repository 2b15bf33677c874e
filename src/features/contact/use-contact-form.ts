import { contactNotices } from '~/content/messages'
import {
  createLeadState,
  draftKeys,
  type LeadState,
  readTextDraft,
  useLeadForm,
} from '~/features/sending/lead-state'
import { addressOf } from '~/features/sending/query-additions'
import { track } from '~/features/tracking/track'
import { useStore } from '~/lib/store'
import {
  type ContactPayload,
  type ContactValues,
  checkContact,
  emptyContact,
  readContact,
  textFields,
  toContactPayload,
} from './contact-lead'

/** Held by the modal around the form, so that closing it loses no value. */
export function createContactLead(): LeadState<ContactValues> {
  const lead = createLeadState(draftKeys.contact, emptyContact)
  lead.values = { ...emptyContact, ...readTextDraft(draftKeys.contact, textFields) }
  return lead
}

/** The problems of the lead form and the state of its send, and what an input and a submit do. */
export function useContactForm(
  lead: LeadState<ContactValues>,
  onSent: (sent: ContactPayload) => void,
) {
  const shown = useLeadForm(lead)
  const problems = useStore(lead.problems)

  function change(element: HTMLFormElement, field: string) {
    lead.values = readContact(new FormData(element))
    lead.clearProblem(field)
  }

  /** Checks and posts. A failure keeps everything; lib/keep-drafts.ts has stored the texts for a reload, too. */
  async function submit(element: HTMLFormElement) {
    // Two clicks can arrive before React has disabled the button.
    if (lead.isLocked()) return
    const values = readContact(new FormData(element))
    lead.values = values
    const check = checkContact(values)
    if (check) return lead.showProblems(element, check.fields, contactNotices[check.problem])
    lead.clearProblems()
    const payload = toContactPayload(values, lead.markFirstSend())
    const post = {
      name: 'lead',
      webhook: addressOf(import.meta.env.VITE_LEAD_WEBHOOK_URL, element),
      payload,
      mode: import.meta.env.VITE_LEAD_WEBHOOK_MODE,
    } as const
    if (!(await lead.send(post, () => contactNotices.notSent))) return
    lead.empty()
    track({ name: 'lead_sent', form: 'contact', key: payload.timestamp })
    onSent(payload)
  }

  return { ...shown, problems, change, submit }
}
