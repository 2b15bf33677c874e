/**
 * Makes a text that any receiver can store: trimmed, on one line, without control characters, invisible characters
 * and lone surrogates (PostgreSQL refuses NUL, encodeURIComponent refuses surrogates). The zero-width joiner of emoji
 * stays.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/(?!\u200d)[\p{Cf}\p{Cs}]/gu, '')
    .trim()
}

/** Asks for a dot in the domain, unlike the browser's check, and for no quotes and brackets of an address book. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@,;:<>()"]+@[^\s@.,;:<>()"/]+(?:\.[^\s@.,;:<>()"/]+)+$/.test(text)
}

/** The texts of these fields among values that are not trusted. */
export function pickTexts<Field extends string>(
  values: object,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const texts: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const value: unknown = Object.hasOwn(values, field) ? Reflect.get(values, field) : undefined
    if (typeof value === 'string') texts[field] = value
  }
  return texts
}
