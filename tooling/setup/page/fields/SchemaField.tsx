import { nodeOf } from '../../../business/schema-node.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { GroupField } from './GroupField.tsx'
import { LeafField } from './LeafField.tsx'
import { ListField } from './ListField.tsx'
import type { PartProps } from './part-props.ts'

const render = (part: PartProps) => <SchemaField key={part.path.at(-1)} {...part} />

/** The fields of whatever a schema describes. */
export function SchemaField(part: PartProps) {
  const node = nodeOf(part.schema)
  if ('entries' in node) return <GroupField {...part} node={node} render={render} />
  if ('item' in node) return <ListField {...part} node={node} render={render} />
  if (node.type === 'variant' || node.type === 'union')
    return <ChoiceField {...part} node={node} render={render} />
  return <LeafField {...part} />
}
