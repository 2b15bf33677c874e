import { contactNotices } from '~/content/messages'

export type FieldProblem = 'missing' | 'notValid'

/** The message beside a field; only an email can be not valid. */
export const errorOf = (problem: FieldProblem | undefined, missing: string): string | undefined =>
  problem === 'notValid' ? contactNotices.emailNotValid.description : problem && missing

/** The reason why a form cannot be sent yet. */
export interface FormCheck<Problem extends string, Field extends string> {
  /** The problem that the toast names: the first in the order of the specification. */
  problem: Problem
  /** The fields to mark as invalid; the first one takes the focus. */
  fields: Partial<Record<Field, FieldProblem>>
}
