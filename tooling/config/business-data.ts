import * as v from 'valibot'
import type { ProcessorRole, Safeguard } from '../../src/content/site.ts'
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

/**
 * The tax code of a company has the form of a VAT number, that of a person 16 characters, whose digits
 * may be letters (ministerial decree of 23 December 1976).
 */
function isTaxCode(text: string): boolean {
  const person = /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/
  return isVatNumber(text) || person.test(text)
}

/** A time within the 24 months that the privacy policy promises. */
function isLogRetention(text: string): boolean {
  const [, amount = '', unit = ''] =
    /^(\d{1,3})[ \u00a0](or[ae]|giorn[oi]|mes[ei])$/.exec(text) ?? []
  const longest = unit.startsWith('m') ? 24 : 730
  return Number(amount) >= 1 && Number(amount) <= longest
}

/** Italy's names of the countries that the GDPR covers: the European Union, and art. 1 of the EEA Agreement. */
const eea =
  'Austria,Belgio,Bulgaria,Cechia,Cipro,Croazia,Danimarca,Estonia,Finlandia,Francia,Germania,Grecia,Irlanda,Islanda,Italia,Lettonia,Liechtenstein,Lituania,Lussemburgo,Malta,Norvegia,Paesi Bassi,Polonia,Portogallo,Romania,Slovacchia,Slovenia,Spagna,Svezia,Ungheria'.split(
    ',',
  )

const isInEea = (country: string) => eea.includes(country.trim())
const isInUnitedStates = (country: string) => country.trim() === 'Stati Uniti'

/** Records, so that a role or safeguard that site.ts gains does not compile without its line here. */
const roles: Record<ProcessorRole, true> = {
  ...{ hosting: true, automation: true, email: true },
  ...{ calendar: true, phone: true, archive: true },
}
const safeguards: Record<Safeguard, (country: string) => boolean> = {
  eea: isInEea,
  // Adequacy decision (EU) 2023/1795, only for companies in the United States.
  dpf: isInUnitedStates,
  adequacy: country => !isInEea(country) && !isInUnitedStates(country),
  clauses: country => !isInEea(country),
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

/** One of the keys of a record, which Object.keys cannot type. */
function oneOf<Key extends string>(record: Record<Key, unknown>) {
  const keys = Object.keys(record) as Key[]
  return v.picklist(keys, `must be one of ${keys.join(', ')}`)
}

const processor = v.pipe(
  v.object({
    name: filled,
    role: oneOf(roles),
    country: filled,
    safeguard: oneOf(safeguards),
  }),
  v.forward(
    v.partialCheck(
      [['country'], ['safeguard']],
      ({ country, safeguard }) => safeguards[safeguard](country),
      'must fit the country: eea for those of the European Economic Area (in Italian: "Paesi Bassi"), dpf or clauses for "Stati Uniti", adequacy or clauses elsewhere',
    ),
    ['safeguard'],
  ),
)

/** Those who certainly see personal data of visitors. */
const neededRoles: ProcessorRole[] = ['hosting', 'automation']

const company = v.pipe(
  v.object({
    legalName: filled,
    vatNumber: text(isVatNumber, 'must be 11 digits with the right check digit'),
    taxCode: v.optional(text(isTaxCode, 'must be a tax code, of 11 digits or 16 characters')),
    registerOffice: v.optional(filled),
    rea: v.optional(filled),
    shareCapital: v.optional(filled),
    status: v.optional(filled),
    pec: v.optional(text(isEmail, 'must be an email address')),
    street: filled,
    postalCode: text(value => /^(?!00000)\d{5}$/.test(value), 'must be 5 digits'),
    city: filled,
    province: text(value => /^(?!XX)[A-Z]{2}$/.test(value), 'must be the 2 letters of a province'),
    court: filled,
  }),
  v.forward(
    v.partialCheck(
      [['shareCapital'], ['registerOffice']],
      ({ shareCapital, registerOffice }) => !shareCapital || Boolean(registerOffice),
      'must be given with shareCapital (art. 2250 c.c.)',
    ),
    ['registerOffice'],
  ),
  v.forward(
    v.partialCheck(
      [['registerOffice'], ['taxCode']],
      ({ registerOffice, taxCode }) => !registerOffice || Boolean(taxCode),
      'must be given with registerOffice: it is the number in the register',
    ),
    ['taxCode'],
  ),
)

const schema = v.object({
  name: filled,
  url: text(isSiteUrl, 'must be the real https:// address, without a slash at the end'),
  tagline: filled,
  email: text(isEmail, 'must be an email address'),
  phone: text(isPhone, 'must be an international number, such as +39 02 1234 5678'),
  company,
  dpo: v.optional(text(isEmail, 'must be an email address')),
  processors: v.pipe(
    v.array(processor),
    v.rawCheck(({ dataset: { value }, addIssue }) => {
      // The value may be anything: malformed entries must not hide that a role is missing.
      const given: unknown[] = Array.isArray(value) ? value.map(entry => entry?.role) : neededRoles
      const missing = neededRoles.filter(role => !given.includes(role))
      if (missing.length > 0) addIssue({ message: `must name who does: ${missing.join(', ')}` })
    }),
  ),
  logRetention: text(isLogRetention, 'must be at most 24 months, such as "30 giorni"'),
  social: v.array(
    text(
      value => URL.canParse(value) && new URL(value).protocol === 'https:',
      'must be an https:// address',
    ),
  ),
})

/**
 * The lines, from 0, of the parts of a path, outermost first: each is looked for below the part that
 * holds it. What the code does not have is left out; the site itself comes first.
 */
function findLines(lines: string[], path: readonly { key: unknown; value: unknown }[]): number[] {
  const found = [lines.findIndex(line => line.startsWith('export const site'))]
  for (const { key, value } of path) {
    const start = found.at(-1) ?? 0
    const line =
      typeof key === 'number' ? findEntry(lines, start, key, value) : findKey(lines, start, key)
    if (line >= 0) found.push(line)
  }
  return found
}

function findKey(lines: string[], start: number, key: unknown): number {
  const property = new RegExp(`(?:^|[{,])\\s*${key}\\s*:`)
  return lines.findIndex((line, index) => index >= start && property.test(line))
}

/** The entries of a list are texts, or objects without objects inside them. */
function findEntry(lines: string[], start: number, position: number, value: unknown): number {
  const quoted = ["'", '"', '`'].map(quote => quote + String(value) + quote)
  let objects = 0
  return lines.findIndex((line, index) => {
    if (index < start) return false
    if (typeof value === 'string') return quoted.some(entry => line.includes(entry))
    objects += line.split('{').length - 1
    return objects > position
  })
}

/**
 * Lists the empty and malformed business data as "file:line: problem". Values still marked with
 * demo() are left to findPlaceholders.
 */
export function findBusinessProblems(code: string, site: unknown): string[] {
  const lines = code.split('\n')
  const parsed = v.safeParse(schema, site)
  return (parsed.issues ?? []).flatMap(issue => {
    const found = findLines(lines, issue.path ?? [])
    if (found.some(line => /\bdemo\(/.test(lines[line] ?? ''))) return []
    const { input, message, type } = issue
    const isMissing = input === undefined || ['string', 'array', 'object'].includes(type)
    const problem = isMissing ? 'is missing' : message
    const value = ['undefined', 'object'].includes(typeof input) ? '' : `, not "${String(input)}"`
    const line = (found.at(-1) ?? 0) + 1
    return [`${businessDataFile}:${line}: site.${v.getDotPath(issue)} ${problem}${value}`]
  })
}
