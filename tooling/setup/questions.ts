import type { Path } from '../config/content-tree.ts'
import { together } from './content/tidy-words.ts'

/** A text of the business data that the setup asks for. */
export interface BusinessQuestion {
  path: Path
  label: string
  /** In one line: what it is, or where to find it. */
  explanation: string
  /** Whether somebody may not have it. */
  isOptional?: true
  /** Whether the site came with a value that may stay, which the person should see once. */
  comesFilled?: true
  /** Whether the person may not know it yet: then it is asked the next time. */
  mayWait?: true
  /** Where an answer stands that is often this one too. */
  likely?: Path
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

/** What people are asked first: in the order of site.ts. */
export const businessQuestions: readonly BusinessQuestion[] = [
  {
    path: ['name'],
    label: 'Nome del sito',
    explanation: 'Quello che i visitatori leggono in alto.',
    comesFilled: true,
  },
  {
    path: ['url'],
    label: 'Indirizzo del sito',
    explanation: 'Quello che avrà in rete, come www.azienda.it',
    tidy: answer => withScheme(withoutSpaces(answer)).replace(/(?<=[^/])\/$/, ''),
  },
  {
    path: ['email'],
    label: 'Email',
    explanation: 'Quella che i visitatori vedono.',
    tidy: withoutSpaces,
  },
  { path: ['phone'], label: 'Telefono', explanation: 'Con il prefisso dell’Italia, +39.' },
  {
    path: company('legalName'),
    label: 'Ragione sociale',
    explanation: 'Come sta nella visura; senza società, il tuo nome e cognome.',
  },
  {
    path: company('vatNumber'),
    label: 'Partita IVA',
    explanation: 'Le 11 cifre, senza IT davanti.',
    tidy: withoutSpaces,
  },
  {
    path: company('taxCode'),
    label: 'Codice fiscale dell’azienda',
    explanation: 'Di una società è spesso uguale alla partita IVA.',
    isOptional: true,
    tidy: inCapitals,
  },
  {
    path: company('registerOffice'),
    label: 'Registro delle imprese',
    explanation: 'La Camera di commercio dove è iscritta l’azienda.',
    isOptional: true,
    needs: company('taxCode'),
  },
  {
    path: company('rea'),
    label: 'Numero REA',
    explanation: 'La sigla della provincia, un trattino e il numero: è nella visura.',
    isOptional: true,
    tidy: inCapitals,
  },
  {
    path: company('shareCapital'),
    label: 'Capitale sociale',
    explanation: 'Solo per le società che ne hanno uno: con “i.v.” se è interamente versato.',
    isOptional: true,
    needs: company('registerOffice'),
    tidy: together,
  },
  {
    path: company('status'),
    label: 'Socio unico o liquidazione',
    explanation: 'Se la società lo è, va detto sul sito.',
    isOptional: true,
    options: ['società con socio unico', 'società in liquidazione'],
  },
  {
    path: company('pec'),
    label: 'PEC',
    explanation: 'L’indirizzo di posta certificata dell’azienda.',
    isOptional: true,
    tidy: withoutSpaces,
  },
  { path: company('street'), label: 'Via e numero', explanation: 'Della sede legale.' },
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
    explanation: 'La città del tribunale che i termini nominano: di solito quello della tua sede.',
    likely: company('city'),
  },
  {
    path: ['dpo'],
    label: 'Responsabile della protezione dei dati (DPO)',
    explanation: 'La sua email, se ne hai nominato uno.',
    isOptional: true,
    tidy: withoutSpaces,
  },
  {
    path: ['logRetention'],
    label: 'Registri degli accessi',
    explanation:
      'Per quanto tempo chi ospita il sito tiene gli indirizzi IP dei visitatori? Lo dicono le sue pagine di aiuto.',
    mayWait: true,
    tidy: together,
  },
]
