/** A no-break space keeps a number beside its unit. */
export const together = (text: string) =>
  text.replace(/(?<=\d|€) (?=\d|giorn|settiman|mes|ann|or[ae]|minut|€)/g, '\u00a0')

/** Words as the site writes them: in one line, with curved apostrophes and quotes. */
export function tidyWords(text: string): string {
  const curved = text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll("'", '’')
    .replaceAll(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
  return together(curved)
}
