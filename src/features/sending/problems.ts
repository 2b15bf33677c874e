import type { Rule } from '~/content/inputs'
import { contactNotices } from '~/content/messages'
import { cleanText, looksLikeEmail } from '~/lib/email-and-text'

export type FieldProblem = 'missing' | 'notValid'

export type Problems<Field extends string> = Partial<Record<Field, FieldProblem | undefined>>

export interface FormCheck<Problem extends string, Field extends string> {
  /** The problem that the toast names: the first in the order of the specification. */
  problem: Problem
  /** The fields to mark as invalid; the first one takes the focus. */
  fields: Problems<Field>
}

export const isChoice = (rule: Rule): rule is readonly string[] => Array.isArray(rule)

/** True for one of the values of a choice, or for a text that is not blank. */
export const isAnswered = (rule: Rule, value: string): boolean =>
  isChoice(rule) ? rule.includes(value) : cleanText(value) !== ''

/** The problems of the answers to fields: first what is missing, then what is no email. */
export function findProblems<Field extends string>(
  fields: readonly Field[],
  rules: Readonly<Record<Field, Rule>>,
  values: Readonly<Record<Field, string>>,
): Problems<Field> {
  const problems: Problems<Field> = {}
  for (const field of fields) {
    const rule = rules[field]
    const isRequired = isChoice(rule) || rule.required !== false
    if (isRequired && !isAnswered(rule, values[field])) problems[field] = 'missing'
  }
  for (const field of fields) {
    const isEmail = 'type' in rules[field] && rules[field].type === 'email'
    if (isEmail && !problems[field] && !looksLikeEmail(cleanText(values[field])))
      problems[field] = 'notValid'
  }
  return problems
}

/** The message beside a field; only an email can be not valid. */
export const errorOf = (problem: FieldProblem | undefined, missing: string): string | undefined =>
  problem === 'notValid' ? contactNotices.emailNotValid.description : problem && missing
