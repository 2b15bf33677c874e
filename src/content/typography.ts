/** A no-break space keeps a number beside its unit. */
const together = (text: string) =>
  text.replace(/(?<=\d|€) (?=\d|giorn|settiman|mes|ann|or[ae]|minut|€)/g, '\u00a0')

/** Words as the site writes them, however they were typed: with curved apostrophes and quotes. */
export function typographic(text: string): string {
  const curved = text
    .normalize('NFC')
    .replaceAll("'", '’')
    .replaceAll(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
  // An abbreviation at the end of a sentence has one full stop: "i.v."
  return together(curved).replaceAll(/(?<!\.)\.\.(?!\.)/g, '.')
}
