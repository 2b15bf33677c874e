/**
 * Text as a receiver can store it: trimmed, on one line, without control and invisible characters
 * (PostgreSQL refuses NUL). The zero-width joiner stays, because emoji are made with it.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/(?!\u200d)\p{Cf}/gu, '')
    .trim()
}

/**
 * Checks a text for a name, an at sign and a domain with a dot. The browser's own check is not
 * enough because it accepts `a@b`; only a message proves that an address exists.
 */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
}
