import * as v from 'valibot'
import { isGroup } from '../fill-in.ts'
import type { Path } from '../value-at.ts'
import type { Picture } from './rules.ts'
import type { Suggestion } from './suppliers.ts'

type Schema = v.GenericSchema
export interface ObjectNode {
  type: 'object'
  entries: Record<string, Schema>
}
export interface ListNode {
  type: 'array'
  item: Schema
}
type LeafNode = { type: 'string' | 'number' | 'boolean' } | { type: 'picklist'; options: string[] }

const innerOf = (schema: Schema) => ('wrapped' in schema ? (schema.wrapped as Schema) : schema)

/** The parts of a schema that the data use; valibot's type for any schema has none of them. */
export const nodeOf = (schema: Schema) =>
  innerOf(schema) as unknown as ObjectNode | ListNode | LeafNode

/** Whether a business may leave it out on purpose. */
export const isOptional = (schema: Schema) => schema.type === 'nullish'

interface Metadata {
  /** Corrects other ways of writing the value. */
  tidy?: (text: string) => string
  meanings?: Record<string, string>
  /** Where the site shows what a file says. */
  shownAt?: string
  isLong?: boolean
  picture?: Picture
  suggestions?: readonly Suggestion[]
  /** No field asks for it: the setup writes it; what to do where it is missing. */
  madeBySetup?: string
}

/** The label, hint and control of a schema on the setup page. */
export function wordsOf(schema: Schema) {
  const inner = innerOf(schema)
  const more: Metadata = v.getMetadata(inner)
  const [example]: readonly unknown[] = v.getExamples(inner)
  return { title: v.getTitle(inner) ?? '', hint: v.getDescription(inner), example, ...more }
}

/** Whether a person fills it in, not the setup. */
export const isAsked = (schema: Schema) => wordsOf(schema).madeBySetup === undefined

/** The schema of a part; undefined where the path leads out of it. */
export function schemaAt(schema: Schema, [key, ...rest]: Path): Schema | undefined {
  if (key === undefined) return schema
  const node = nodeOf(schema)
  const next = 'item' in node ? node.item : 'entries' in node ? node.entries[key] : undefined
  return next && schemaAt(next, rest)
}

/** An empty value with all its keys, which the site can show. */
export function blankOf(schema: Schema): unknown {
  const node = nodeOf(schema)
  if (node.type === 'number') return undefined
  if (!('entries' in node)) return 'item' in node ? [] : ''
  const asked = Object.entries(node.entries).filter(([, entry]) => !isOptional(entry))
  return Object.fromEntries(asked.map(([key, entry]) => [key, blankOf(entry)]))
}

/** The texts of a value in one line. */
export function sayValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(sayValue).join(', ')
  return isGroup(value) ? Object.values(value).map(sayValue).join(' · ') : String(value ?? '')
}
