import * as v from 'valibot'
import type { ProcessorRole, Safeguard } from '../../src/content/site.ts'
import {
  findUrlProblem,
  isEmail,
  isExample,
  isLogRetention,
  isPhone,
  isProvince,
  isTaxCode,
  isVatNumber,
} from './business-values.ts'

/** The path of the business data, relative to the root. */
export const businessDataFile = 'src/content/site.ts'

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

const filled = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.check(value => !isExample(value), 'must not be an example'),
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
    province: text(isProvince, 'must be the 2 letters of a province'),
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
  url: v.pipe(
    filled,
    v.check(
      value => findUrlProblem(value) === null,
      ({ input }) => findUrlProblem(input) ?? '',
    ),
  ),
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
