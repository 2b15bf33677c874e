import * as v from 'valibot'
import {
  findUrlProblem,
  isEmail,
  isLogRetention,
  isPhone,
  isProvince,
  isTaxCode,
  isVatNumber,
} from './business-values.ts'
import { type Path, placeOf } from './content-tree.ts'
import { processors } from './processors.ts'
import { filled, findFaults, properties, quoted, text } from './rules.ts'

/** The path of the business data, relative to the root. */
export const businessDataFile = 'src/content/site.ts'

const email = (example: string) => text(example, isEmail, 'non è un indirizzo email')

const company = v.pipe(
  properties({
    legalName: filled('Rossi Formazione S.r.l.'),
    vatNumber: text(
      '12345678903',
      isVatNumber,
      'non è una partita IVA: vuole 11 cifre, e l’ultima controlla le altre',
    ),
    taxCode: v.optional(
      text('12345678903', isTaxCode, 'non è un codice fiscale: vuole 11 cifre o 16 caratteri'),
    ),
    registerOffice: v.optional(filled('Milano Monza Brianza Lodi')),
    rea: v.optional(filled('MI-1234567')),
    shareCapital: v.optional(filled('€\u00a010.000 i.v.')),
    status: v.optional(filled('società con socio unico')),
    pec: v.optional(email('azienda@pec.it')),
    street: filled('Via Garibaldi 12'),
    postalCode: text('20121', value => /^(?!00000)\d{5}$/.test(value), 'non è un CAP di 5 cifre'),
    city: filled('Milano'),
    province: text('MI', isProvince, 'non è la sigla di una provincia'),
    court: filled('Milano'),
  }),
  v.forward(
    v.partialCheck(
      [['shareCapital'], ['registerOffice']],
      ({ shareCapital, registerOffice }) => !shareCapital || Boolean(registerOffice),
      "manca; chi ha un capitale indica anche il suo Registro delle imprese (art. 2250 c.c.), per esempio registerOffice: 'Milano Monza Brianza Lodi'",
    ),
    ['registerOffice'],
  ),
  v.forward(
    v.partialCheck(
      [['registerOffice'], ['taxCode']],
      ({ registerOffice, taxCode }) => !registerOffice || Boolean(taxCode),
      "manca; chi indica il registro indica anche il codice fiscale, che ne è il numero, per esempio taxCode: '12345678903'",
    ),
    ['taxCode'],
  ),
)

const schema = properties({
  name: filled('Palestra Venditori'),
  url: v.pipe(
    filled('https://www.azienda.it'),
    v.check(
      value => findUrlProblem(value) === null,
      ({ input }) => findUrlProblem(input) ?? '',
    ),
  ),
  tagline: filled('La palestra italiana della vendita.'),
  email: email('info@azienda.it'),
  phone: text('+39 02 1234 5678', isPhone, 'non è un numero con il prefisso internazionale'),
  company,
  dpo: v.optional(email('dpo@azienda.it')),
  processors,
  logRetention: text('30 giorni', isLogRetention, 'non è un tempo di al massimo 24 mesi'),
  social: v.array(
    text(
      'https://www.instagram.com/azienda',
      value => URL.canParse(value) && new URL(value).protocol === 'https:',
      'non è un indirizzo https://',
    ),
    'non è un elenco; scrivilo tra [ e ]',
  ),
})

/** The properties of the site and of its company, in the order in which site.ts has them. */
export const siteKeys = Object.keys(schema.entries)
export const companyKeys = Object.keys(company.entries)

/** An example of a text among the business data. */
export function exampleOf(key: string): string {
  const rules: Record<string, v.GenericSchema> = { ...schema.entries, ...company.entries }
  const rule = rules[key]
  // An optional rule wraps the one that has the example.
  const inner = rule && 'wrapped' in rule ? (rule.wrapped as v.GenericSchema) : rule
  const [example]: readonly unknown[] = inner ? v.getExamples(inner) : []
  return String(example ?? '')
}

/** What is wrong with the part of the site at a path, and how to write it; null if nothing is. */
export function findValueProblem(site: unknown, path: Path): string | null {
  const fault = findFaults(schema, site).find(found => found.path.join('.') === path.join('.'))
  return fault?.message ?? null
}

/**
 * Lists the empty and malformed business data as "file:line: value: problem". Values still marked with
 * demo() are left to findPlaceholders.
 */
export function findBusinessProblems(code: string, site: unknown): string[] {
  return findFaults(schema, site).flatMap(({ path, input, message }) => {
    const { line, isMarked } = placeOf(code, ['site', ...path])
    if (isMarked) return []
    const name = ['site', ...path].join('.')
    return `${businessDataFile}:${line}: ${name}: ${quoted(input)}${message}`
  })
}
