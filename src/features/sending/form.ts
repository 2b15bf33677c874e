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

/** The texts that the fields of a form hold, whoever has written them there: autofill may do so unheard. */
export function readTexts<Field extends string>(
  data: FormData,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const texts: Partial<Record<Field, string>> = {}
  for (const field of fields) if (data.has(field)) texts[field] = String(data.get(field))
  return texts
}

/** The problems without that of a field which is being changed. */
export function withoutProblem<Field extends string>(
  problems: Partial<Record<Field, FieldProblem>>,
  changed: string,
): Partial<Record<Field, FieldProblem>> {
  const others = { ...problems }
  for (const field in others) if (field === changed) delete others[field]
  return others
}
