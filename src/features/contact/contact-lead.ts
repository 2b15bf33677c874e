import { leadSource as source } from '~/content/contact'
import type { FormCheck } from '~/features/sending/problems'
import { cleanText, looksLikeEmail, pickTexts } from '~/lib/email-and-text'

export const textFields = ['nome', 'email', 'telefono'] as const

export type TextField = (typeof textFields)[number]
export type ContactField = TextField | 'accettaTermini'

export interface ContactValues extends Record<TextField, string> {
  accettaTermini: boolean
}

type ContactProblem = 'missingFields' | 'termsNotAccepted' | 'emailNotValid'

export type ContactCheck = FormCheck<ContactProblem, ContactField>

export type ContactPayload = Record<TextField | 'timestamp' | 'source', string>

export const emptyContact: ContactValues = {
  nome: '',
  email: '',
  telefono: '',
  accettaTermini: false,
}

/** Reads the fields of the form. */
export function readContact(data: FormData): ContactValues {
  return {
    ...emptyContact,
    ...pickTexts(Object.fromEntries(data), textFields),
    accettaTermini: data.has('accettaTermini'),
  }
}

/** The problems of the lead form (specification, section 5); null when the lead can be sent. */
export function checkContact(values: ContactValues): ContactCheck | null {
  const fields: ContactCheck['fields'] = {}
  for (const field of textFields) if (cleanText(values[field]) === '') fields[field] = 'missing'
  const isTextMissing = Object.keys(fields).length > 0
  if (!values.accettaTermini) fields.accettaTermini = 'missing'
  if (!fields.email && !looksLikeEmail(cleanText(values.email))) fields.email = 'notValid'

  if (isTextMissing) return { problem: 'missingFields', fields }
  if (fields.accettaTermini) return { problem: 'termsNotAccepted', fields }
  return fields.email ? { problem: 'emailNotValid', fields } : null
}

/** Exactly the fields that the webhook expects (specification, section 3). */
export function toContactPayload(values: ContactValues, now: Date): ContactPayload {
  return {
    nome: cleanText(values.nome),
    email: cleanText(values.email),
    telefono: cleanText(values.telefono),
    timestamp: now.toISOString(),
    source,
  }
}
