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
