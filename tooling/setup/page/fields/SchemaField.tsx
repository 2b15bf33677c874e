import { isOptional, nodeOf, wordsOf } from '../../../business/schema-node.ts'
import { useField } from '../form-context.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { GroupField } from './GroupField.tsx'
import { LeafField } from './LeafField.tsx'
import { LeaveOut } from './LeaveOut.tsx'
import { ListField } from './ListField.tsx'
import type { PartProps } from './part-props.ts'
import { SwitchField } from './SwitchField.tsx'

const render = (part: PartProps) => <SchemaField key={part.path.at(-1)} {...part} />

/** A group that the business may not have; its fields are there unless it says so. */
function OptionalPart(part: PartProps) {
  const field = useField(part.path)
  const name = part.label ?? wordsOf(part.schema).title
  return (
    <div className="optional">
      <LeaveOut field={field} name={name} isNamed />
      {field.value !== null && <RequiredPart {...part} />}
    </div>
  )
}

function RequiredPart(part: PartProps) {
  const node = nodeOf(part.schema)
  if ('entries' in node) return <GroupField {...part} node={node} render={render} />
  if ('item' in node) return <ListField {...part} node={node} render={render} />
  if (node.type === 'variant') return <ChoiceField {...part} node={node} render={render} />
  return node.type === 'boolean' ? <SwitchField {...part} /> : <LeafField {...part} />
}

/** The fields of whatever a schema describes. */
export function SchemaField(part: PartProps) {
  const node = nodeOf(part.schema)
  const isPart = 'entries' in node || node.type === 'variant'
  return isOptional(part.schema) && isPart ? <OptionalPart {...part} /> : <RequiredPart {...part} />
}
