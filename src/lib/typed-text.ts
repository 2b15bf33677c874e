/**
 * Text as a receiver can store it: trimmed, on one line, without control and invisible characters
 * and halves of characters (PostgreSQL refuses NUL, an address the halves). The zero-width joiner stays,
 * because emoji are made with it.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/(?!\u200d)[\p{Cf}\p{Cs}]/gu, '')
    .trim()
}

/**
 * Checks a text for a name, an at sign and a domain with a dot, without what an address book leaves
 * around them. The browser's own check is not enough because it accepts `a@b`; only a message proves
 * that an address exists.
 */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@,;:<>()"]+@[^\s@.,;:<>()"/]+(?:\.[^\s@.,;:<>()"/]+)+$/.test(text)
}

/** The texts that the fields of a form hold, whoever has written them there: autofill may do so unheard. */
export function readTexts<Field extends string>(
  data: FormData,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const texts: Partial<Record<Field, string>> = {}
  for (const field of fields) if (data.has(field)) texts[field] = String(data.get(field))
  return texts
}
