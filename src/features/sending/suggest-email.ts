/** The mail domains that people here mistype. */
const known =
  'gmail.com libero.it hotmail.it hotmail.com outlook.it outlook.com yahoo.it yahoo.com icloud.com virgilio.it tiscali.it fastwebnet.it'.split(
    ' ',
  )

/** The ending of another provider in the place of the only one. */
const otherEndings: Record<string, string> = {
  'gmail.it': 'gmail.com',
  'icloud.it': 'icloud.com',
  'libero.com': 'libero.it',
}

/** Domains that exist, one slip from a known one; also in other countries. */
const real = /^(?:gail\.com|liber[aei]?\.it|libro\.it|vigilio\.it|.+\.(?:at|i[delns]|[lp]t))$/

/** A text, and what is left of it without each of its characters. */
const shortened = (text: string) =>
  [...text].map((_character, place) => text.slice(0, place) + text.slice(place + 1)).concat(text)

/** True if the texts differ by one character that is added, left out, replaced or in another place. */
const isOneSlip = (typed: string, meant: string) =>
  shortened(typed).some(each => shortened(meant).includes(each))

/** The address that a mistyped one probably means; null for every other, and for each domain that is known to exist. */
export function suggestEmail(email: string): string | null {
  const [, name = '', typed = ''] = /^([^\s@]+@)([^\s@]+)$/.exec(email) ?? []
  const domain = typed.toLowerCase()
  if (known.includes(domain) || real.test(domain)) return null
  const meant =
    otherEndings[domain] ?? known.find(each => each[0] === domain[0] && isOneSlip(domain, each))
  return meant ? name + meant : null
}
