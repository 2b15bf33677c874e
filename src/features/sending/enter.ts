import type { KeyboardEvent } from 'react'
import { cleanText } from '~/lib/email-and-text'

function isEmpty({ type, name, value, checked, form }: HTMLInputElement): boolean {
  if (type === 'radio') return !form?.querySelector(`[name=${name}]:checked`)
  return type === 'checkbox' ? !checked : cleanText(value) === ''
}

/**
 * On Enter the browser submits the form; while another required field is empty, Enter goes to the first one instead.
 * In an empty field it submits, so that the messages say what is missing.
 */
export function handleEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event
  // Enter also ends the composition of a character.
  if (key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement))
    return
  const empty = [...currentTarget.querySelectorAll<HTMLInputElement>('input:required')].find(
    isEmpty,
  )
  if (!empty || empty.name === target.name) return
  event.preventDefault()
  empty.focus()
}
