/** A value that the setup writes into a content file. */
export type Value = string | Readonly<Record<string, string>>

/** The longest line that the formatter leaves as it is. */
const lineWidth = 100

const escapes: Record<string, string> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  // Invisible in an editor.
  '\u00a0': '\\u00a0',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

export const indentOf = (line: string) => /^\s*/.exec(line)?.[0] ?? ''

const count = (text: string, character: string) => text.split(character).length - 1

/** A text as code, with the quotes that the formatter would choose: those that need fewer escapes. */
function toQuoted(text: string): string {
  const quote = count(text, "'") > count(text, '"') ? '"' : "'"
  const inside = [...text].map(character =>
    character === quote ? `\\${quote}` : (escapes[character] ?? character),
  )
  return quote + inside.join('') + quote
}

/** A value as code; `before` is what stands before it in its line. */
export function toSource(value: Value, before: string): string {
  if (typeof value === 'string') return toQuoted(value)
  const properties = Object.entries(value).map(([key, text]) => `${key}: ${toQuoted(text)}`)
  const short = `{ ${properties.join(', ')} }`
  if (`${before}${short},`.length <= lineWidth) return short
  const indent = indentOf(before)
  return ['{', ...properties.map(property => `${indent}  ${property},`), `${indent}}`].join('\n')
}

/** The same after the colon of a property, where a long text has a line of its own. */
export function toPropertySource(value: Value, before: string): string {
  const source = toSource(value, `${before} `)
  const isLong = typeof value === 'string' && `${before} ${source},`.length > lineWidth
  return isLong ? `\n${indentOf(before)}  ${source}` : ` ${source}`
}
