import type { Path } from '../config/content-tree.ts'
import { together } from './content/tidy-words.ts'

/** A text of the business data that the setup asks for. */
export interface BusinessQuestion {
  path: Path
  label: string
  /** In one line: what it is, or where to find it, if the label and the example do not say it. */
  explanation?: string
  /** Instead of the one of the build. */
  example?: string
  /** Whether somebody may not have it. */
  isOptional?: true
  /** Whether the site came with a value that may stay, which the person should see once. */
  comesFilled?: true
  /** Whether the person may not know it yet: then it is asked the next time. */
  mayWait?: true
  /** Where an answer stands that is often this one too. */
  likely?: Path
  /** An answer that says more than what was asked for; null if it does not. */
  split?: (answer: string) => { path: Path; value: string }[] | null
  /** Usual answers, to choose from. */
  options?: readonly string[]
  /** Without it this one makes no sense. */
  needs?: Path
  /** Brings an answer into the form in which the site writes it. */
  tidy?: (answer: string) => string
}

const company = (key: string): Path => ['company', key]
const withoutSpaces = (answer: string) => answer.replace(/\s/g, '')
const inCapitals = (answer: string) => withoutSpaces(answer).toUpperCase()
/** Pasted before the rest of an address, https:// ends up inside it: people leave it out. */
export const withScheme = (answer: string) =>
  answer === '' || answer.includes('://') ? answer : `https://${answer}`

/** The parts of an address in a line, as it stands in the documents of a company. */
function splitAddress(answer: string) {
  const [, street = '', postalCode = '', city = '', province = ''] =
    /^(.+?)[\s,–-]+(?:CAP\s+)?(\d{5})[\s,–-]+(.+?)[\s,]+\(?([a-z]{2})\)?$/i.exec(answer) ?? []
  if (street === '') return null
  const parts = { street, postalCode, city, province: province.toUpperCase() }
  return Object.entries(parts).map(([key, value]) => ({ path: company(key), value }))
}

/** What people are asked first: in the order of site.ts. */
export const businessQuestions: readonly BusinessQuestion[] = [
  {
    path: ['name'],
    label: 'Nome del sito',
    explanation: 'Si legge in alto.',
    comesFilled: true,
  },
  {
    path: ['url'],
    label: 'Indirizzo del sito',
    explanation: 'Quello che avrà in rete.',
    tidy: answer => withScheme(withoutSpaces(answer)).replace(/(?<=[^/])\/$/, ''),
  },
  {
    path: ['email'],
    label: 'Email per i visitatori',
    tidy: withoutSpaces,
  },
  { path: ['phone'], label: 'Telefono per i visitatori' },
  {
    path: company('legalName'),
    label: 'Ragione sociale',
    explanation: 'Come nella visura; senza società, nome e cognome.',
  },
  {
    path: company('vatNumber'),
    label: 'Partita IVA',
    tidy: answer => withoutSpaces(answer).replace(/^IT/i, ''),
  },
  {
    path: company('taxCode'),
    label: 'Codice fiscale dell’azienda',
    explanation: 'Spesso è la partita IVA.',
    isOptional: true,
    tidy: inCapitals,
  },
  {
    path: company('registerOffice'),
    label: 'Registro delle imprese',
    explanation: 'La Camera di commercio.',
    isOptional: true,
    needs: company('taxCode'),
  },
  {
    path: company('rea'),
    label: 'Numero REA',
    isOptional: true,
    tidy: inCapitals,
  },
  {
    path: company('shareCapital'),
    label: 'Capitale sociale',
    explanation: '“i.v.”: interamente versato.',
    isOptional: true,
    needs: company('registerOffice'),
    tidy: together,
  },
  {
    path: company('status'),
    label: 'Socio unico o liquidazione',
    isOptional: true,
    options: ['società con socio unico', 'società in liquidazione'],
  },
  {
    path: company('pec'),
    label: 'PEC',
    isOptional: true,
    tidy: withoutSpaces,
  },
  {
    path: company('street'),
    label: 'Sede legale',
    explanation: 'In una riga, con CAP, città e provincia.',
    example: 'Via Garibaldi 12, 20121 Milano MI',
    split: splitAddress,
  },
  {
    path: company('postalCode'),
    label: 'CAP',
    explanation: 'Della sede legale.',
    tidy: withoutSpaces,
  },
  { path: company('city'), label: 'Città', explanation: 'Della sede legale.' },
  {
    path: company('province'),
    label: 'Provincia',
    explanation: 'La sigla di due lettere.',
    tidy: inCapitals,
  },
  {
    path: company('court'),
    label: 'Foro',
    explanation: 'La città del tribunale.',
    likely: company('city'),
  },
  {
    path: ['dpo'],
    label: 'Responsabile della protezione dei dati (DPO)',
    explanation: 'La sua email.',
    isOptional: true,
    tidy: withoutSpaces,
  },
  {
    path: ['logRetention'],
    label: 'Registri degli accessi',
    explanation: 'Per quanto tempo chi ospita il sito tiene gli indirizzi IP?',
    mayWait: true,
    tidy: together,
  },
]
