import { createContext, type ReactNode, use } from 'react'
import type * as v from 'valibot'
import { mayBeTrue, schemas } from '../../../src/content/schema/business.ts'
import { schemaAt, wordsOf } from '../../../src/content/schema/schema-node.ts'
import { settings } from '../../../src/content/schema/settings.ts'
import { getAt, type Path } from '../../../src/content/value-at.ts'
import { isWordsName } from '../../../src/content/words-name.ts'
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
  const { own, example } = { ...data.files[file] }
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

/** The titles of the parts around a value, the outermost first. */
export function titleOf(file: DataName, path: Path): string {
  if (isWordsName(file)) {
    const steps = path.map(key => (typeof key === 'number' ? key + 1 : key))
    return [file.replace(/^.*\//, ''), ...steps].join(' › ')
  }
  const schema = file === 'settings' ? settings : schemas[file]
  const titles = [...path.keys(), path.length].map(length => {
    const part = schemaAt(schema, path.slice(0, length))
    const key = path[length - 1]
    return (part && wordsOf(part).title) || (typeof key === 'number' ? String(key + 1) : '')
  })
  return titles.filter(Boolean).join(' › ')
}

/** What a real site still wants: the section of the page and the field that say it. */
export function findOpen({ problems }: SetupData) {
  return problems.map(({ file, path, kind, message }) => ({
    section: isWordsName(file) ? 'words' : file,
    field: idOf(file, path),
    title: titleOf(file, path),
    // The title says which value, and the field what to write.
    message: kind === 'missing' ? 'manca' : message,
  }))
}
