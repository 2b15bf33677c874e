import { knownDomains, otherEndings, realDomain } from '~/content/mail-domains'

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
  if (knownDomains.includes(domain) || realDomain.test(domain)) return null
  const meant =
    otherEndings[domain] ??
    knownDomains.find(each => each[0] === domain[0] && isOneSlip(domain, each))
  return meant ? name + meant : null
}
