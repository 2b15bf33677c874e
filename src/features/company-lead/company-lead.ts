import type { FormCheck } from '~/features/sending/form'
import { cleanText, looksLikeEmail } from '~/lib/typed-text'

/** The options of each choice; the webhook receives these values (specification, section 3). */
export const options = {
  teamSize: ['nessuno', '1-3', '4-10', 'oltre-10'],
  formazione: ['nessuna', 'interna', 'esterna', 'nonseguo'],
  difficolta: ['chiusure', 'motivazione', 'persone', 'scalare'],
  obiettivo: ['chiusure-team', 'qualita', 'sistema', 'tutto'],
  budget: ['si-stanziato', 'dipende', 'voglio-capire'],
} as const

export type ChoiceField = keyof typeof options
export type Option<F extends ChoiceField> = (typeof options)[F][number]

export type CompanyProblem = 'missingFields' | 'emailNotValid' | 'missingChoices' | 'missingPhone'

/** The steps in order, with their fields and the problem to announce if an answer is missing. */
export const steps = [
  { id: 'basics', fields: ['nome', 'cognome', 'email'], whenMissing: 'missingFields' },
  { id: 'team', fields: ['teamSize', 'formazione', 'difficolta'], whenMissing: 'missingChoices' },
  { id: 'goal', fields: ['obiettivo', 'budget'], whenMissing: 'missingChoices' },
  { id: 'last', fields: ['telefono', 'nomeAzienda'], whenMissing: 'missingPhone' },
] as const satisfies readonly {
  id: string
  fields: readonly string[]
  whenMissing: CompanyProblem
}[]

export type StepId = (typeof steps)[number]['id']
export type CompanyField = (typeof steps)[number]['fields'][number]
export type TextField = Exclude<CompanyField, ChoiceField>

interface Step {
  id: StepId
  fields: readonly CompanyField[]
  whenMissing: CompanyProblem
}

/** The answers as typed; a field without an answer is an empty text. */
export type CompanyValues = Record<CompanyField, string>

export type StepCheck = FormCheck<CompanyProblem, CompanyField>

export type CompanyPayload = Record<CompanyField | 'tipo' | 'timestamp', string>

const optional: readonly CompanyField[] = ['nomeAzienda']

export const allFields: readonly CompanyField[] = steps.flatMap(({ fields }) => [...fields])

export const emptyCompany: CompanyValues = {
  nome: '',
  cognome: '',
  email: '',
  teamSize: '',
  formazione: '',
  difficolta: '',
  obiettivo: '',
  budget: '',
  telefono: '',
  nomeAzienda: '',
}

export function isChoice(field: CompanyField): field is ChoiceField {
  return field in options
}

export function isRequired(field: CompanyField): boolean {
  return !optional.includes(field)
}

/** True for one of the options of a choice, or for a text that is not blank. */
export function isAnswered(field: CompanyField, values: CompanyValues): boolean {
  const value = values[field]
  return isChoice(field) ? options[field].some(option => option === value) : cleanText(value) !== ''
}

/** Finds a step by its number; the first one is 1. */
export function stepAt(step: number): Step {
  const found = steps[step - 1]
  if (!found) throw new RangeError(`There is no step ${step}`)
  return found
}

/** Checks a step (specification, section 5); null when it is complete. */
export function checkStep(step: number, values: CompanyValues): StepCheck | null {
  const { fields: asked, whenMissing } = stepAt(step)
  const fields: StepCheck['fields'] = {}
  for (const field of asked) {
    if (isRequired(field) && !isAnswered(field, values)) fields[field] = 'missing'
  }
  const isMissing = Object.keys(fields).length > 0
  if (asked.includes('email') && !fields.email && !looksLikeEmail(cleanText(values.email))) {
    fields.email = 'notValid'
  }
  if (isMissing) return { problem: whenMissing, fields }
  return fields.email ? { problem: 'emailNotValid', fields } : null
}

/** The number of the first incomplete step, or of the last step when all are complete. */
export function firstIncompleteStep(values: CompanyValues): number {
  const index = steps.findIndex((_step, position) => checkStep(position + 1, values) !== null)
  return index === -1 ? steps.length : index + 1
}

/** Exactly the fields that the webhook expects (specification, section 3). */
export function toCompanyPayload(values: CompanyValues, now: Date): CompanyPayload {
  return {
    nome: cleanText(values.nome),
    cognome: cleanText(values.cognome),
    email: cleanText(values.email),
    teamSize: values.teamSize,
    formazione: values.formazione,
    difficolta: values.difficolta,
    obiettivo: values.obiettivo,
    budget: values.budget,
    telefono: cleanText(values.telefono),
    nomeAzienda: cleanText(values.nomeAzienda),
    tipo: 'aziende',
    timestamp: now.toISOString(),
  }
}
