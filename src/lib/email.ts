/**
 * Checks a text for a name, an at sign and a domain with a dot. The browser's own check is not
 * enough because it accepts `a@b`; only a message proves that an address exists.
 */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
}
