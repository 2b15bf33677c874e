/** A value as dotenv and its expansion of variables read it back. */
function toEnv(value: string): string {
  const escaped = value.replaceAll('$', '\\$')
  if (!/[#\s'"`\\]/.test(value)) return escaped
  // dotenv knows no escaped quotes, but three kinds of them; only double ones expand \n.
  const quote = ["'", '`', '"'].find(kind => !value.includes(kind)) ?? "'"
  return quote + escaped + quote
}

/** Sets a variable in the text of an .env file, whose other lines stay as they are. */
export function setVariable(text: string, name: string, value: string): string {
  const ending = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text === '' ? [] : text.split(/\r?\n/)
  const setting = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*[=:]`)
  const index = lines.findLastIndex(line => setting.test(line))
  const line = `${name}=${toEnv(value)}`
  if (index >= 0) return lines.with(index, line).join(ending)
  const before = lines.at(-1) === '' ? lines.slice(0, -1) : lines
  return [...before, line, ''].join(ending)
}
