import { isDeepStrictEqual } from 'node:util'
import { applyEdits, modify, parse } from 'jsonc-parser'
import { getAt, type Path, setAt } from '../../src/content/value-at.ts'

/**
 * The text of a data file with another value at a path, undefined to take it away; comments, line ends and a
 * byte order mark stay.
 *
 * @throws Error if the text cannot say it; then nothing should be written.
 */
export function writeValue(text: string, path: Path, value: unknown): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const body = text.slice(mark.length)
  const before: unknown = parse(body)
  if (value === undefined && getAt(before, path) === undefined) return text
  const formattingOptions = { insertSpaces: true, tabSize: 2 }
  const changed = applyEdits(body, modify(body, path, value, { formattingOptions }))
  if (!isDeepStrictEqual(parse(changed), setAt(before, path, value)))
    throw new Error('il valore non si rilegge com’è stato scritto')
  return mark + changed
}
