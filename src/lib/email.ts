/**
 * Whether a text looks like an email address: something, an at sign, a domain with a dot. Stricter
 * than the browser's own check, which accepts `a@b`; the only proof of an address is a letter to it.
 */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
}
