import * as v from 'valibot'
import { looksLikeEmail } from '../../src/lib/email.ts'
import { isReservedHost } from './webhook-address.ts'

/** The path of the business data, relative to the root. */
export const businessDataFile = 'src/content/site.ts'

function isSiteUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  return protocol === 'https:' && origin === text && !isReservedHost(hostname)
}

function isEmail(text: string): boolean {
  return looksLikeEmail(text) && !isReservedHost(text.slice(text.lastIndexOf('@') + 1))
}

/** International, for visitors abroad and tel: links. E.164 allows 15 digits, Italy uses 11 after +39. */
function isPhone(text: string): boolean {
  if (!/^\+[\d .()-]+$/.test(text)) return false
  const digits = text.replace(/\D/g, '')
  const longest = digits.startsWith('39') ? 13 : 15
  return digits.length >= 8 && digits.length <= longest && !/^(?:39)?0+$/.test(digits)
}

/** The last digit is a check digit by Luhn's rule (ministerial decree of 23 December 1976). */
function isVatNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^0+$/.test(text)) return false
  const sum = [...text].reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}

/** Values that the site came with, which may have lost their demo() mark. */
const example = /\besempio\b|^ragione sociale\b|^XX-0+$|^città$/i

const filled = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.check(value => !example.test(value), 'must not be an example'),
)

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

/** The line, from 1, of a property of the site, or of an entry of a list; 0 if there is none. */
function findLine(lines: string[], key: string, value: unknown): number {
  const start = lines.findIndex(line => line.startsWith('export const site'))
  const property = new RegExp(`^\\s*${key}\\s*:`)
  const isEntry = /^\d+$/.test(key)
  const quoted = ["'", '"', '`'].map(quote => quote + String(value) + quote)
  const matches = (line: string) =>
    isEntry ? quoted.some(entry => line.includes(entry)) : property.test(line)
  return lines.findIndex((line, index) => index > start && matches(line)) + 1
}

/**
 * Lists the empty and malformed business data as "file:line: problem". Values still marked with
 * demo() are left to findPlaceholders.
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
