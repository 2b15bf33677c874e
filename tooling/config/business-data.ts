import * as v from 'valibot'
import { looksLikeEmail } from '../../src/lib/email.ts'

/** Where the data of the business stands, from the root. */
export const businessDataFile = 'src/content/site.ts'

/** Addresses that the standards keep for examples and tests (RFC 2606). */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/

function isSiteUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  return protocol === 'https:' && origin === text && !reserved.test(hostname)
}

function isEmail(text: string): boolean {
  return looksLikeEmail(text) && !reserved.test(text)
}

/** International, as visitors abroad and tel: links need it; 15 digits are the most there are (E.164). */
function isPhone(text: string): boolean {
  if (!/^\+[\d .()-]+$/.test(text)) return false
  const digits = text.replace(/\D/g, '')
  if (digits.length < 8 || digits.length > 15 || /^(?:39)?0+$/.test(digits)) return false
  return !digits.startsWith('39') || (digits.length >= 8 && digits.length <= 13)
}

/** The check digit of the Italian VAT number: Luhn's rule (ministerial decree of 23 December 1976). */
function isVatNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^0+$/.test(text)) return false
  const sum = [...text].reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))

function text(rule: (value: string) => boolean, message: string) {
  return v.pipe(filled, v.check(rule, message))
}

const schema = v.object({
  name: filled,
  url: text(isSiteUrl, 'must be the real https:// address, without a slash at the end'),
  tagline: filled,
  email: text(isEmail, 'must be an email address'),
  phone: text(isPhone, 'must be an international number, such as +39 02 1234 5678'),
  company: v.object({
    legalName: filled,
    vatNumber: text(isVatNumber, 'must be 11 digits with the right check digit'),
    rea: filled,
    shareCapital: filled,
    street: filled,
    postalCode: text(value => /^(?!00000)\d{5}$/.test(value), 'must be 5 digits'),
    city: filled,
    province: text(value => /^(?!XX)[A-Z]{2}$/.test(value), 'must be the 2 letters of a province'),
    court: filled,
  }),
  social: v.array(
    text(
      value => URL.canParse(value) && new URL(value).protocol === 'https:',
      'must be an https:// address',
    ),
  ),
})

/** The line, from 1, on which a property of the site stands, or an entry of a list by its value. */
function findLine(lines: string[], key: string, value: unknown): number {
  const start = lines.findIndex(line => line.startsWith('export const site'))
  const property = new RegExp(`^\\s*${key}\\s*:`)
  const isEntry = /^\d+$/.test(key)
  const quoted = ["'", '"', '`'].map(quote => quote + String(value) + quote)
  return (
    lines.findIndex(
      (line, index) =>
        index > start &&
        (isEntry ? quoted.some(entry => line.includes(entry)) : property.test(line)),
    ) + 1
  )
}

/**
 * What is empty or malformed in the data of the business, as "file:line: problem". Values still
 * marked with demo() are left to findPlaceholders.
 */
export function findBusinessProblems(code: string, site: unknown): string[] {
  const lines = code.split('\n')
  const parsed = v.safeParse(schema, site)
  return (parsed.issues ?? []).flatMap(issue => {
    const key = String(issue.path?.at(-1)?.key ?? '')
    const line = findLine(lines, key, issue.input)
    if (/\bdemo\(/.test(lines[line - 1] ?? '')) return []
    const problem = issue.type === 'string' ? 'is missing' : issue.message
    const found = issue.input === undefined ? '' : `, not "${String(issue.input)}"`
    return [`${businessDataFile}:${line || 1}: site.${v.getDotPath(issue)} ${problem}${found}`]
  })
}
