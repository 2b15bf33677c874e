import { isOptional, nodeOf, wordsOf } from '../../../business/schema-node.ts'
import { useField } from '../form-context.ts'
import { CheckBox } from './controls.tsx'
import { GroupField } from './GroupField.tsx'
import { LeafField } from './LeafField.tsx'
import { ListField } from './ListField.tsx'
import type { PartProps } from './part-props.ts'

const render = (part: PartProps) => <SchemaField key={part.path.at(-1)} {...part} />

/** The fields of whatever a schema describes. A group that the business may not have can be left out. */
export function SchemaField(part: PartProps) {
  const { id, value, save } = useField(part.path)
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
  return (
    <>
      {isOptional(part.schema) && (
        <CheckBox
          id={`${id}-none`}
          text={`${part.label ?? title}: non c’è`}
          checked={value === null}
          onChoose={isLeftOut => save(isLeftOut ? null : undefined)}
        />
      )}
      {value !== null && <GroupField {...part} node={node} render={render} />}
    </>
  )
}
