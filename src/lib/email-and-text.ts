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

/**
 * Checks for a name, an at sign and a domain with a dot, without the quotes and brackets of an address book. The
 * browser's own check accepts `a@b`.
 */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@,;:<>()"]+@[^\s@.,;:<>()"/]+(?:\.[^\s@.,;:<>()"/]+)+$/.test(text)
}

/** Reads fields from the form itself, because autofill may fill them in without an event. */
export function readTexts<Field extends string>(
  data: FormData,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const texts: Partial<Record<Field, string>> = {}
  for (const field of fields) if (data.has(field)) texts[field] = String(data.get(field))
  return texts
}
