/** A value that the setup writes into a content file. */
export type Value = string | number | readonly Value[] | { readonly [key: string]: Value }

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

/** A list or an object in one line. */
function toLine(value: Value): string {
  if (typeof value === 'string') return toQuoted(value)
  if (typeof value === 'number') return String(value)
  if (isList(value)) return `[${value.map(toLine).join(', ')}]`
  const properties = Object.entries(value).map(([key, part]) => `${key}: ${toLine(part)}`)
  return `{ ${properties.join(', ')} }`
}

// Array.isArray does not narrow to a list that cannot be changed.
const isList = (value: Value): value is readonly Value[] => Array.isArray(value)

/** A value as code; `before` is what stands before it in its line. */
export function toSource(value: Value, before: string): string {
  const line = toLine(value)
  const fits = `${before}${line},`.length <= lineWidth
  if (fits || typeof value === 'string' || typeof value === 'number') return line
  const indent = `${indentOf(before)}  `
  const parts = isList(value)
    ? value.map(part => toSource(part, indent))
    : Object.entries(value).map(
        ([key, part]) => `${key}:${toPropertySource(part, `${indent}${key}:`)}`,
      )
  const [open, close] = isList(value) ? '[]' : '{}'
  return [open, ...parts.map(part => `${indent}${part},`), `${indentOf(before)}${close}`].join('\n')
}

/** A key of so few letters keeps a long text beside it. */
const shortKey = 4

/** The same after the colon of a property, where a long text has a line of its own. */
export function toPropertySource(value: Value, before: string): string {
  const source = toSource(value, `${before} `)
  const isLong = typeof value === 'string' && `${before} ${source},`.length > lineWidth
  const breaks = isLong && before.trim().length > shortKey + 1
  return breaks ? `\n${indentOf(before)}  ${source}` : ` ${source}`
}
