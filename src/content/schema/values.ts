import { looksLikeEmail } from '../../lib/email-and-text.ts'
import { isPrivateHost, isReservedHost } from './webhook-address.ts'

function parseUrl(text: string): URL {
  // Not URL.canParse: once it is compiled, that of Node.js 20 refuses addresses with accents.
  try {
    return new URL(text)
  } catch {
    return new URL('none:')
  }
}

/**
 * The problem of the site's address, and how to write it; null without one. Canonical
 * addresses, the sitemap and the policy of every page compare it letter by letter.
 */
export function findUrlProblem(text: string): string | null {
  const { origin, protocol, hostname, pathname, search, hash } = parseUrl(text)
  if (!['http:', 'https:'].includes(protocol))
    return 'non è un indirizzo intero; scrivi https://www.azienda.it'
  if (isReservedHost(hostname))
    return 'è un indirizzo d’esempio; scrivi quello del sito, come https://www.azienda.it'
  if (isPrivateHost(hostname))
    return 'non si raggiunge dalla rete; scrivi quello pubblico, come https://www.azienda.it'
  const right = origin.replace('http:', 'https:')
  if (protocol !== 'https:') return `non comincia con https://; scrivi ${right}`
  if (pathname !== '/' || search || hash) return `ha un percorso in più; scrivi ${right}`
  if (text.endsWith('/')) return `finisce con una barra; scrivi ${right}`
  if (text === origin) return null
  if (text.toLowerCase() === origin) return `ha lettere maiuscole; scrivi ${right}`
  return `non è scritto come lo mandano i browser; scrivi ${right}`
}

export const isHttpsUrl = (text: string) => parseUrl(text).protocol === 'https:'

/** Quotes are allowed in theory, but for the apostrophe; here they have been copied with the address. */
export function isEmail(text: string): boolean {
  return (
    looksLikeEmail(text) &&
    !/["“”‘’«»]/.test(text) &&
    !isReservedHost(text.slice(text.lastIndexOf('@') + 1))
  )
}

/** International, for visitors abroad and tel: links. E.164 allows 15 digits, Italy uses 11 after +39. */
export function isPhone(text: string): boolean {
  if (!/^\+[\d .()-]+$/.test(text)) return false
  const digits = text.replace(/\D/g, '')
  const longest = digits.startsWith('39') ? 13 : 15
  return digits.length >= 8 && digits.length <= longest && !/^(?:39)?0+$/.test(digits)
}

/** The last digit is a check digit by Luhn's rule (ministerial decree of 23 December 1976). */
export function isVatNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^0+$/.test(text)) return false
  const sum = [...text].reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}

/** What each character counts at an odd place of a person's tax code; at an even one its number in the alphabet. */
const oddValues = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
]

function checkLetterOf(taxCode: string): string {
  const sum = [...taxCode.slice(0, 15)].reduce((total, character, index) => {
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65
    return total + (index % 2 === 0 ? (oddValues[value] ?? 0) : value)
  }, 0)
  return String.fromCharCode(65 + (sum % 26))
}

/**
 * The tax code of a company has the form of a VAT number, that of a person 16 characters, whose digits
 * may be letters and whose last one is a check letter (ministerial decree of 23 December 1976).
 */
export function isTaxCode(text: string): boolean {
  const person = /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/
  return isVatNumber(text) || (person.test(text) && text.at(-1) === checkLetterOf(text))
}

/** A time within the 24 months that the privacy policy promises. */
export function isLogRetention(text: string): boolean {
  const [, amount = '', unit = ''] =
    /^(\d{1,3})[ \u00a0](or[ae]|giorn[oi]|mes[ei])$/.exec(text) ?? []
  const longest = unit.startsWith('m') ? 24 : 730
  return Number(amount) >= 1 && Number(amount) <= longest
}

/** Placeholders double a letter, and so does only the code of Sassari. */
export function isProvince(text: string): boolean {
  return /^[A-Z]{2}$/.test(text) && (text === 'SS' || text[0] !== text[1])
}
