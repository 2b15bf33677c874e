import type { ComponentProps } from 'react'
import { emailInput, type FormCheck, phoneInput } from '~/features/sending/inputs'
import { cleanText, looksLikeEmail } from '~/lib/email-and-text'

/** A field with a text: its input, and whether it shares a row on wide screens or may stay empty. */
interface TextRule extends ComponentProps<'input'> {
  isHalf?: true
  isOptional?: true
}

interface StepRule {
  id: string
  /** The problem that the toast names if an answer is missing. */
  whenMissing: 'missingFields' | 'missingChoices' | 'missingPhone'
  /** Under the names in the payload: a text field, or the values of a choice (specification, section 3). */
  fields: Record<string, TextRule | readonly string[]>
}

/** The steps in order. Their words are in content/pages/companies.json; docs/automazione.md tells receivers. */
export const steps = [
  {
    id: 'basics',
    whenMissing: 'missingFields',
    fields: {
      nome: {
        autoComplete: 'given-name',
        autoCapitalize: 'words',
        enterKeyHint: 'next',
        maxLength: 200,
        isHalf: true,
      },
      cognome: {
        autoComplete: 'family-name',
        autoCapitalize: 'words',
        enterKeyHint: 'next',
        maxLength: 200,
        isHalf: true,
      },
      email: emailInput,
    },
  },
  {
    id: 'team',
    whenMissing: 'missingChoices',
    fields: {
      teamSize: ['nessuno', '1-3', '4-10', 'oltre-10'],
      formazione: ['nessuna', 'interna', 'esterna', 'nonseguo'],
      difficolta: ['chiusure', 'motivazione', 'persone', 'scalare'],
    },
  },
  {
    id: 'goal',
    whenMissing: 'missingChoices',
    fields: {
      obiettivo: ['chiusure-team', 'qualita', 'sistema', 'tutto'],
      budget: ['si-stanziato', 'dipende', 'voglio-capire'],
    },
  },
  {
    id: 'last',
    whenMissing: 'missingPhone',
    fields: {
      telefono: phoneInput,
      nomeAzienda: {
        autoComplete: 'organization',
        enterKeyHint: 'send',
        maxLength: 200,
        isOptional: true,
      },
    },
  },
] as const satisfies readonly StepRule[]

type Steps = (typeof steps)[number]
type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
type Fields = UnionToIntersection<Steps['fields']>

export type StepId = Steps['id']
export type CompanyField = keyof Fields
export type ChoiceField = {
  [F in CompanyField]: Fields[F] extends readonly string[] ? F : never
}[CompanyField]
export type TextField = Exclude<CompanyField, ChoiceField>
export type Option<F extends ChoiceField> = Fields[F][number]

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
  const found: (StepRule & { id: StepId }) | undefined = steps[step - 1]
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
