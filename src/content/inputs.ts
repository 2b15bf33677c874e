import type { ComponentProps } from 'react'

/** How a field is answered: by a text, required unless its input says otherwise, or by one of these values. */
export type Rule = ComponentProps<'input'> | readonly string[]

/*
 * Inputs of both forms, with what browsers fill in. A name may be long, but not endless; an email address has at most
 * 254 characters (RFC 5321); a phone number may have an extension.
 */
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
