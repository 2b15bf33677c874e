import { isAsked, type ObjectNode, wordsOf } from '../../../business/schema-node.ts'
import { useField } from '../form-context.ts'
import type { OuterPartProps } from './part-props.ts'

/** The entries of an object that a person fills in. */
export function GroupField({ schema, node, path, label, render }: OuterPartProps<ObjectNode>) {
  const { id, problem } = useField(path)
  const fields = Object.entries(node.entries)
    .filter(([, entry]) => isAsked(entry))
    .map(([key, entry]) => render({ schema: entry, path: [...path, key] }))
  if (path.length === 0) return fields
  return (
    <fieldset id={id} tabIndex={-1}>
      <legend>{label ?? wordsOf(schema).title}</legend>
      <p className="error">{problem}</p>
      {fields}
    </fieldset>
  )
}
