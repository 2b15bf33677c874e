import { contact } from '~/content/contact'
import { looksLikeEmail } from '~/lib/email'

export const textFields = ['nome', 'email', 'telefono'] as const

export type TextField = (typeof textFields)[number]
export type ContactField = TextField | 'accettaTermini'

export interface ContactValues extends Record<TextField, string> {
  accettaTermini: boolean
}

export type ContactProblem = 'missingFields' | 'termsNotAccepted' | 'emailNotValid'

export interface ContactCheck {
  /** The problem to announce: the first one in the order of the specification. */
  problem: ContactProblem
  /** Every field to mark, each with what is wrong with it. */
  fields: Partial<Record<ContactField, 'missing' | 'notValid'>>
  /** Where the visitor should go on. */
  firstField: ContactField
}

export type ContactPayload = Record<TextField | 'timestamp' | 'source', string>

export const emptyContact: ContactValues = {
  nome: '',
  email: '',
  telefono: '',
  accettaTermini: false,
}

/** The rules of the lead modal (specification, section 5); null when the lead can be sent. */
export function checkContact(values: ContactValues): ContactCheck | null {
  const missing = textFields.filter(field => values[field].trim() === '')
  const emailNotValid = !missing.includes('email') && !looksLikeEmail(values.email.trim())
  const fields: ContactCheck['fields'] = {}
  for (const field of missing) fields[field] = 'missing'
  if (emailNotValid) fields.email = 'notValid'
  if (!values.accettaTermini) fields.accettaTermini = 'missing'

  const [firstMissing] = missing
  if (firstMissing) return { problem: 'missingFields', fields, firstField: firstMissing }
  if (!values.accettaTermini) {
    return { problem: 'termsNotAccepted', fields, firstField: 'accettaTermini' }
  }
  return emailNotValid ? { problem: 'emailNotValid', fields, firstField: 'email' } : null
}

/** Exactly the fields that the webhook expects (specification, section 3). */
export function toContactPayload(values: ContactValues, now: Date): ContactPayload {
  return {
    nome: values.nome.trim(),
    email: values.email.trim(),
    telefono: values.telefono.trim(),
    timestamp: now.toISOString(),
    source: contact.source,
  }
}
