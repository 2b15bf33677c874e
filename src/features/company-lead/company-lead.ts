import {
  type ChoiceField,
  type CompanyField,
  type StepRule,
  type Steps,
  steps,
} from '~/content/company-steps'
import type { Rule } from '~/content/inputs'
import { type FormCheck, findProblems, isChoice as isChoiceRule } from '~/features/sending/problems'
import { cleanText } from '~/lib/email-and-text'

/** The answers as typed; a field without an answer is an empty text. */
export type CompanyValues = Record<CompanyField, string>
export type CompanyPayload = Record<CompanyField | 'tipo' | 'timestamp', string>

// Object.keys and Object.fromEntries are typed with string keys.
const fieldsOf = ({ fields }: StepRule) => Object.keys(fields) as CompanyField[]

export const answerAll = (answerOf: (field: CompanyField) => string) =>
  Object.fromEntries(allFields.map(field => [field, answerOf(field)])) as CompanyValues

export const rules: Readonly<Record<CompanyField, Rule>> = Object.assign(
  {},
  ...steps.map(({ fields }) => fields),
)

export const allFields: readonly CompanyField[] = steps.flatMap(fieldsOf)
export const emptyCompany = answerAll(() => '')

export const optionsOf = (field: ChoiceField) => rules[field] as readonly [string, ...string[]]
export const isChoice = (field: CompanyField): field is ChoiceField => isChoiceRule(rules[field])

/** Finds a step by its number; the first one is 1. */
export function stepAt(step: number) {
  const found: (StepRule & Pick<Steps, 'id'>) | undefined = steps[step - 1]
  if (!found) throw new RangeError(`There is no step ${step}`)
  return { ...found, fields: fieldsOf(found) }
}

/** The problems of a step (specification, section 5); null when it is complete. */
export function checkStep(
  step: number,
  values: CompanyValues,
): FormCheck<Steps['whenMissing'] | 'emailNotValid', CompanyField> | null {
  const { fields: asked, whenMissing } = stepAt(step)
  const fields = findProblems(asked, rules, values)
  const found = Object.values(fields)
  if (found.includes('missing')) return { problem: whenMissing, fields }
  return found.length > 0 ? { problem: 'emailNotValid', fields } : null
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
