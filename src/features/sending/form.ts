/** Time after which a send without an answer counts as failed, in milliseconds. */
export const sendTimeout = 15_000

export type FieldProblem = 'missing' | 'notValid'

/** The reason why a form cannot be sent yet. */
export interface FormCheck<Problem extends string, Field extends string> {
  /** The problem to announce in the toast: the first one in the order of the specification. */
  problem: Problem
  /** The fields to mark as invalid; the first one takes the focus. */
  fields: Partial<Record<Field, FieldProblem>>
}

/** Focuses a field, or the first option of a group of radio buttons. */
export function focusField(form: HTMLFormElement, name: string | undefined): void {
  const found = name && form.elements.namedItem(name)
  const field = found instanceof RadioNodeList ? found[0] : found
  if (field instanceof HTMLElement) field.focus()
}
