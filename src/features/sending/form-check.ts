export type FieldProblem = 'missing' | 'notValid'

/** Why a form cannot be sent yet. */
export interface FormCheck<Problem extends string, Field extends string> {
  /** What the toast announces: the first problem in the order of the specification. */
  problem: Problem
  /** The fields to mark; the visitor goes on at the first. */
  fields: Partial<Record<Field, FieldProblem>>
}

/** Puts the visitor into a field, or into the first option of a question. */
export function focusField(form: HTMLFormElement, name: string | undefined): void {
  const found = name && form.elements.namedItem(name)
  const field = found instanceof RadioNodeList ? found[0] : found
  if (field instanceof HTMLElement) field.focus()
}
