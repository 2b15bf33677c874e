/** Invisible characters, such as those of a copied text, but for those inside an emoji. */
export const invisible =
  /(?!(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D\p{Extended_Pictographic})[\p{Cf}\p{Cs}]|(?![\n\t])\p{Cc}/u

/** The position of an invisible character in a text; null if there is none. */
export function findInvisible(text: string): string | null {
  const { 0: mark, index = 0 } = invisible.exec(text) ?? {}
  if (mark === undefined) return null
  const code = mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  const before = text.slice(0, index).split(/\s/).at(-1)
  return `contiene un carattere invisibile (U+${code}) ${before ? `dopo «${before}»` : 'prima di una parola'}; riscrivilo a mano`
}
