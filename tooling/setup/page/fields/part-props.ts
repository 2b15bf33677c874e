import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { Path } from '../../../business/values.ts'

/** A part of a form. */
export interface PartProps {
  schema: v.GenericSchema
  path: Path
  /** Instead of the title of the schema. */
  label?: string | undefined
}

/** A part that has others inside, and how to draw those. */
export interface OuterPartProps<Node> extends PartProps {
  node: Node
  render: (part: PartProps) => ReactNode
}
