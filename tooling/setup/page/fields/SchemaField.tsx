import { isAsked, isOptional, nodeOf, wordsOf } from '../../../../src/content/schema/schema-node.ts'
import { type PartProps, useField } from '../form-context.ts'
import { CheckBox } from './controls.tsx'
import { LeafField } from './LeafField.tsx'
import { ListField } from './ListField.tsx'

const render = (part: PartProps) => <SchemaField key={part.path.at(-1)} {...part} />

/** The fields of whatever a schema describes. A group that the business may not have can be left out. */
export function SchemaField(part: PartProps) {
  const { id, value, problem, save } = useField(part.path)
  const { title } = wordsOf(part.schema)
  const node = nodeOf(part.schema)
  if ('item' in node) return <ListField {...part} node={node} render={render} />
  if (node.type === 'boolean')
    return (
      <div className="field">
        <CheckBox
          id={id}
          text={title}
          checked={value !== false}
          onChoose={isShown => save(isShown ? undefined : false)}
        />
      </div>
    )
  if (!('entries' in node)) return <LeafField {...part} />
  const fields = Object.entries(node.entries)
    .filter(([, entry]) => isAsked(entry))
    .map(([key, entry]) => render({ schema: entry, path: [...part.path, key] }))
  if (part.path.length === 0) return fields
  const name = part.label ?? title
  return (
    <>
      {isOptional(part.schema) && (
        <CheckBox
          id={`${id}-none`}
          text={`${name}: non c’è`}
          checked={value === null}
          onChoose={isLeftOut => save(isLeftOut ? null : undefined)}
        />
      )}
      {value !== null && (
        <fieldset id={id} tabIndex={-1}>
          <legend>{name}</legend>
          <p className="error">{problem}</p>
          {fields}
        </fieldset>
      )}
    </>
  )
}
