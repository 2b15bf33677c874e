import { createContext, type ReactNode, use } from 'react'
import type * as v from 'valibot'
import { mayBeTrue } from '../../../src/content/schema/business.ts'
import { getAt, type Path } from '../../../src/content/value-at.ts'
import type { DataName, SetupData } from '../data-files.ts'
import type { Saver } from './saver.ts'

export interface Form {
  file: DataName
  data: SetupData
  save: Saver['save']
}

export const FormContext = createContext<Form | null>(null)

export const idOf = (file: string, path: Path) => [file, ...path].join('.')

/** The part of the form at a path. */
export function useField(path: Path) {
  const form = use(FormContext)
  if (!form) throw new Error('useField must be used inside <FormContext>')
  const { file, data, save } = form
  const { own, example } = data.files[file]
  const id = idOf(file, path)
  const value = getAt(own, path)
  const problem = data.problems.find(each => idOf(each.file, each.path) === id)
  return {
    id,
    file,
    value,
    /** The demonstration's value, where the business says nothing. */
    example: value === undefined ? (getAt(example, path) ?? undefined) : undefined,
    mayCopy: mayBeTrue(file, path),
    override: file === 'settings' ? data.overrides[String(path[0])] : undefined,
    problem: problem?.kind === 'missing' ? undefined : problem?.message,
    save: (next: unknown) => save(file, path, next),
  }
}

export type Field = ReturnType<typeof useField>

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
