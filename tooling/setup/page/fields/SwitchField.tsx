import { wordsOf } from '../../../business/schema-node.ts'
import { useField } from '../form-context.ts'
import type { PartProps } from './part-props.ts'

/** A part of the site that is shown unless somebody says no. */
export function SwitchField({ schema, path }: PartProps) {
  const { id, value, save } = useField(path)
  return (
    <div className="field">
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={value !== false}
          onChange={event => save(event.target.checked ? undefined : false)}
        />{' '}
        {wordsOf(schema).title}
      </label>
    </div>
  )
}
