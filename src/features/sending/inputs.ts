import type { ComponentProps } from 'react'

/*
 * Inputs that both forms have. An email address has at most 254 characters (RFC 5321); the others
 * leave room for every name and for a phone number with an extension.
 */
export const emailInput: ComponentProps<'input'> = {
  type: 'email',
  autoComplete: 'email',
  inputMode: 'email',
  spellCheck: false,
  maxLength: 254,
}
export const phoneInput: ComponentProps<'input'> = {
  type: 'tel',
  autoComplete: 'tel',
  inputMode: 'tel',
  maxLength: 40,
}
