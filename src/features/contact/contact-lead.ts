import { contactFields, leadSource as source } from '~/content/contact'
import { type FormCheck, findProblems } from '~/features/sending/problems'
import { cleanText } from '~/lib/email-and-text'

export type TextField = keyof typeof contactFields

// Object.keys is typed with string keys.
export const textFields = Object.keys(contactFields) as TextField[]

export interface ContactValues extends Record<TextField, string> {
  accettaTermini: boolean
}

export type ContactCheck = FormCheck<
  'missingFields' | 'termsNotAccepted' | 'emailNotValid',
  keyof ContactValues
>

export type ContactPayload = Record<TextField | 'timestamp' | 'source', string>

export const emptyContact: ContactValues = {
  nome: '',
  email: '',
  telefono: '',
  accettaTermini: false,
}

/** The problems of the lead form (specification, section 5); null when the lead can be sent. */
export function checkContact(values: ContactValues): ContactCheck | null {
  const texts = findProblems(textFields, contactFields, values)
  const terms = values.accettaTermini ? {} : ({ accettaTermini: 'missing' } as const)
  if (Object.values(texts).includes('missing'))
    return { problem: 'missingFields', fields: { ...texts, ...terms } }
  if (!values.accettaTermini) return { problem: 'termsNotAccepted', fields: { ...terms, ...texts } }
  return texts.email ? { problem: 'emailNotValid', fields: texts } : null
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
