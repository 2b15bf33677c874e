import {
  type ChoiceField,
  type CompanyField,
  type StepRule,
  type Steps,
  steps,
  type TextField,
  type TextRule,
} from '~/content/company-steps'
import type { FormCheck } from '~/features/sending/problems'
import { cleanText, looksLikeEmail } from '~/lib/email-and-text'

/** The answers as typed; a field without an answer is an empty text. */
export type CompanyValues = Record<CompanyField, string>
export type CompanyPayload = Record<CompanyField | 'tipo' | 'timestamp', string>
export type StepCheck = FormCheck<Steps['whenMissing'] | 'emailNotValid', CompanyField>

// Object.keys and Object.fromEntries are typed with string keys.
const fieldsOf = ({ fields }: StepRule) => Object.keys(fields) as CompanyField[]

/** Builds values with an answer for each field. */
export const answerAll = (answerOf: (field: CompanyField) => string) =>
  Object.fromEntries(allFields.map(field => [field, answerOf(field)])) as CompanyValues

const rules: Record<string, TextRule | readonly string[]> = Object.assign(
  {},
  ...steps.map(({ fields }) => fields),
)

export const allFields: readonly CompanyField[] = steps.flatMap(fieldsOf)
export const emptyCompany = answerAll(() => '')

export const ruleOf = (field: TextField) => rules[field] as TextRule
export const optionsOf = (field: ChoiceField) => rules[field] as readonly [string, ...string[]]
export const isChoice = (field: CompanyField): field is ChoiceField => Array.isArray(rules[field])
const isRequired = (field: CompanyField) => isChoice(field) || !ruleOf(field).isOptional

/** True for one of the options of a choice, or for a text that is not blank. */
export function isAnswered(field: CompanyField, values: CompanyValues): boolean {
  const value = values[field]
  return isChoice(field) ? optionsOf(field).includes(value) : cleanText(value) !== ''
}

/** Finds a step by its number; the first one is 1. */
export function stepAt(step: number) {
  const found: (StepRule & Pick<Steps, 'id'>) | undefined = steps[step - 1]
  if (!found) throw new RangeError(`There is no step ${step}`)
  return { ...found, fields: fieldsOf(found) }
}

/** The problems of a step (specification, section 5); null when it is complete. */
export function checkStep(step: number, values: CompanyValues): StepCheck | null {
  const { fields: asked, whenMissing } = stepAt(step)
  const fields: StepCheck['fields'] = {}
  for (const field of asked)
    if (isRequired(field) && !isAnswered(field, values)) fields[field] = 'missing'
  const isMissing = Object.keys(fields).length > 0
  if (asked.includes('email') && !fields.email && !looksLikeEmail(cleanText(values.email)))
    fields.email = 'notValid'
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
  const answers = answerAll(field => cleanText(values[field]))
  return { ...answers, tipo: 'aziende', timestamp: now.toISOString() }
}
