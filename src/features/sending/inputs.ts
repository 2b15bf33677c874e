import type { ComponentProps } from 'react'
import { contactNotices } from '~/content/messages'

/* Inputs of both forms. A name may be long, but not endless. An email address has at most 254 characters (RFC 5321); a phone number may have an extension. */
export const nameInput: ComponentProps<'input'> = {
  type: 'text',
  autoCapitalize: 'words',
  enterKeyHint: 'next',
  maxLength: 200,
}
export const emailInput: ComponentProps<'input'> = {
  type: 'email',
  autoComplete: 'email',
  inputMode: 'email',
  enterKeyHint: 'next',
  spellCheck: false,
  maxLength: 254,
}
export const phoneInput: ComponentProps<'input'> = {
  type: 'tel',
  autoComplete: 'tel',
  inputMode: 'tel',
  // To the box to tick in one form, to the receiver in the other.
  enterKeyHint: 'go',
  maxLength: 40,
}

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
