import type { KeyboardEvent } from 'react'

/** Enter goes to another required field that is empty; in the empty field, or without one, the browser submits. */
export function handleEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event
  // Enter also ends the composition of a character.
  if (key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement))
    return
  const fields = currentTarget.querySelectorAll('input')
  const empty = [...fields].find(({ validity }) => validity.valueMissing)
  if (!empty || empty.name === target.name) return
  event.preventDefault()
  empty.focus()
}
