/** Marks that nobody sees, such as those that come along with a copied text; not those inside an emoji. */
const invisible =
  /(?!(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D\p{Extended_Pictographic})\p{Cf}/gu

/** What somebody has typed, without what came along unseen; quotes stay as they are. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .trim()
}

/** The origin that somebody means who types the name of a site; any other text stays as it is. */
export function tidyOrigin(text: string): string {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  const url = /\s/.test(text) || !URL.canParse(address) ? null : new URL(address)
  if (!url?.hostname.includes('.') || !/^https?:$/.test(url.protocol)) return text
  return url.origin.replace('http:', 'https:')
}
