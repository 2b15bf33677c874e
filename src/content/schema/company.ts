import * as v from 'valibot'
import { isAdequate, isCountry, isInEea, isUnitedStates } from './countries.ts'
import { list, oneOf, optional, text } from './rules.ts'
import { suppliers } from './suppliers.ts'
import { tidyEmail, tidyOrigin } from './tidy.ts'
import {
  findUrlProblem,
  isEmail,
  isHttpsUrl,
  isLogRetention,
  isPhone,
  isProvince,
  isTaxCode,
  isVatNumber,
} from './values.ts'

const email = (title: string, example: string, hint = '') =>
  text({
    title,
    hint,
    example,
    rule: isEmail,
    problem: 'non è un indirizzo email',
    tidy: tidyEmail,
  })

const isName = (longest: number) => (value: string) =>
  /\p{L}/u.test(value) && value.length <= longest

/**
 * The data that the law requires on the site: name, seat, e-mail, VAT number, and the REA or the register
 * (art. 7 of D.Lgs. 70/2003); for companies also the office and number of the register, the capital of
 * those that have one, and whether they have a sole member or are being wound up (art. 2250 c.c.).
 */
const registration = v.pipe(
  v.object({
    legalName: text({
      title: 'Ragione sociale',
      hint: 'Come nella visura; senza società, nome e cognome.',
      example: 'Rossi Formazione S.r.l.',
      rule: isName(150),
      problem: 'non è un nome: vuole delle lettere, e al massimo 150 caratteri',
    }),
    vatNumber: text({
      title: 'Partita IVA',
      example: '12345678903',
      rule: isVatNumber,
      problem: 'non è una partita IVA: vuole 11 cifre, e l’ultima controlla le altre',
    }),
    taxCode: optional(
      text({
        title: 'Codice fiscale dell’azienda',
        hint: 'Spesso è la partita IVA.',
        example: '12345678903',
        rule: isTaxCode,
        problem: 'non è un codice fiscale: vuole 11 cifre o 16 caratteri',
      }),
    ),
    registerOffice: optional(
      text({
        title: 'Registro delle imprese',
        hint: 'La Camera di commercio.',
        example: 'Milano Monza Brianza Lodi',
      }),
    ),
    rea: optional(text({ title: 'Numero REA', example: 'MI-1234567' })),
    shareCapital: optional(
      text({
        title: 'Capitale sociale',
        hint: '“i.v.”: interamente versato.',
        example: '€ 10.000 i.v.',
      }),
    ),
    status: optional(
      text({ title: 'Socio unico o liquidazione', example: 'società con socio unico' }),
    ),
    pec: optional(email('PEC', 'azienda@pec.it')),
    street: text({ title: 'Sede legale: via e numero', example: 'Via Garibaldi 12' }),
    postalCode: text({
      title: 'CAP',
      example: '20121',
      rule: value => /^(?!00000)\d{5}$/.test(value),
      problem: 'non è un CAP di 5 cifre',
    }),
    city: text({
      title: 'Città',
      example: 'Milano',
      rule: value => !/\d|[\s(-][A-Z]{2}\)?$/.test(value),
      problem: 'non è solo una città: CAP e provincia hanno il loro campo',
    }),
    province: text({
      title: 'Provincia',
      hint: 'La sigla di due lettere.',
      example: 'MI',
      rule: isProvince,
      problem: 'non è la sigla di una provincia',
    }),
    court: text({ title: 'Foro', hint: 'La città del tribunale.', example: 'Milano' }),
  }),
  v.forward(
    v.partialCheck(
      [['shareCapital'], ['registerOffice']],
      ({ shareCapital, registerOffice }) => !shareCapital || Boolean(registerOffice),
      'manca; chi ha un capitale indica anche il suo Registro delle imprese (art. 2250 c.c.)',
    ),
    ['registerOffice'],
  ),
  v.forward(
    v.partialCheck(
      [['registerOffice'], ['taxCode']],
      ({ registerOffice, taxCode }) => !registerOffice || Boolean(taxCode),
      'manca; chi indica il registro indica anche il codice fiscale, che ne è il numero',
    ),
    ['taxCode'],
  ),
  v.title('Società'),
)

const roles = {
  hosting: 'ospita le pagine del sito',
  automation: 'riceve i moduli (l’automazione)',
  email: 'tiene la posta',
  calendar: 'gestisce gli appuntamenti',
  phone: 'gestisce telefonate e messaggi',
  recording: 'registra o trascrive le chiamate',
  archive: 'conserva l’archivio dei contatti (CRM, fogli di calcolo)',
  statistics: 'conta le visite',
}
/** Those who certainly see personal data of visitors. */
const neededRoles = ['hosting', 'automation']

/**
 * Why data may go to the country of a processor (art. 44-46 GDPR). The adequacy decision (EU) 2023/1795 is
 * only for companies in the United States.
 */
const safeguards = {
  eea: 'è nello Spazio economico europeo',
  dpf: 'è nell’elenco su dataprivacyframework.gov/list',
  adequacy: 'il Paese ha una decisione di adeguatezza (per esempio Svizzera, Regno Unito)',
  clauses: 'il contratto (DPA) ha le clausole contrattuali tipo',
}
const fits: Record<keyof typeof safeguards, (country: string) => boolean> = {
  eea: isInEea,
  dpf: isUnitedStates,
  adequacy: isAdequate,
  clauses: country => !isInEea(country),
}

/** A company that handles personal data for us (art. 28 GDPR). */
const processor = v.pipe(
  v.object({
    name: text({ title: 'Società', example: 'Netlify, Inc.' }),
    role: oneOf(roles, 'Che cosa fa'),
    country: text({
      title: 'Paese',
      hint: 'Quello della società, non dei suoi computer.',
      example: 'Paesi Bassi',
      rule: isCountry,
      problem: 'non è il nome italiano di un Paese',
    }),
    safeguard: oneOf(safeguards, 'Perché i dati possono andarci'),
  }),
  v.forward(
    v.partialCheck(
      [['country'], ['safeguard']],
      ({ country, safeguard }) => fits[safeguard](country),
      'non va con il Paese: lo Spazio economico europeo vuole “eea”, gli Stati Uniti “dpf” o “clauses”, chi ha una decisione di adeguatezza (come la Svizzera) “adequacy”, gli altri “clauses”',
    ),
    ['safeguard'],
  ),
)

export const company = v.pipe(
  v.object({
    name: text({
      title: 'Nome del sito',
      hint: 'Si legge in alto.',
      example: 'Rossi Formazione',
      rule: isName(40),
      problem: 'non è un nome: vuole delle lettere, e al massimo 40 caratteri',
    }),
    url: v.pipe(
      text({
        title: 'Indirizzo del sito',
        hint: 'Quello che avrà in rete.',
        example: 'https://www.azienda.it',
        tidy: tidyOrigin,
      }),
      v.check(
        value => findUrlProblem(value) === null,
        ({ input }) => findUrlProblem(input) ?? '',
      ),
    ),
    tagline: text({
      title: 'Che cosa siete, in una frase',
      hint: 'In fondo a ogni pagina.',
      example: 'La palestra italiana della vendita.',
    }),
    email: email('Email per i visitatori', 'info@azienda.it'),
    phone: text({
      title: 'Telefono per i visitatori',
      example: '+39 02 1234 5678',
      rule: isPhone,
      problem: 'non è un numero con il prefisso internazionale',
    }),
    callsFrom: optional(
      text({
        title: 'Numero da cui chiamate',
        hint: 'Quello che il visitatore vede quando lo chiamate: la pagina di ringraziamento lo dice, e lo fa salvare in rubrica.',
        example: '+39 02 1234 5678',
        rule: isPhone,
        problem: 'non è un numero con il prefisso internazionale',
      }),
    ),
    whatsapp: optional(
      text({
        title: 'WhatsApp',
        hint: 'Il numero a cui i visitatori possono scrivere. Il sito mostra solo un link.',
        example: '+39 333 123 4567',
        rule: isPhone,
        problem: 'non è un numero con il prefisso internazionale',
      }),
    ),
    booking: optional(
      text({
        title: 'Prenotazione di un appuntamento',
        hint: 'L’indirizzo della vostra agenda in rete. Il sito mostra solo un link.',
        example: 'https://cal.com/azienda/consulenza',
        rule: isHttpsUrl,
        problem: 'non è un indirizzo https://',
      }),
    ),
    company: registration,
    dpo: optional(
      email('Responsabile della protezione dei dati (DPO)', 'dpo@azienda.it', 'La sua email.'),
    ),
    processors: v.pipe(
      list(processor, {
        title: 'Fornitori',
        hint: 'Chi tratta per voi i dati dei visitatori: docs/pubblicare.md spiega le parole.',
      }),
      v.check(
        entries => neededRoles.every(role => entries.some(entry => entry.role === role)),
        'manca chi ospita le pagine (hosting) o chi riceve i moduli (automation); aggiungilo',
      ),
      v.metadata({ suggestions: suppliers }),
    ),
    logRetention: text({
      title: 'Registri degli accessi',
      hint: 'Per quanto tempo chi ospita il sito tiene gli indirizzi IP.',
      example: '30 giorni',
      rule: isLogRetention,
      problem: 'non è un tempo di al massimo 24 mesi',
    }),
    social: list(
      text({
        title: 'Profilo pubblico',
        example: 'https://www.instagram.com/azienda',
        rule: isHttpsUrl,
        problem: 'non è un indirizzo https://',
      }),
      { title: 'Profili pubblici', hint: 'L’elenco può essere vuoto.' },
    ),
  }),
  v.forward(
    v.partialCheck(
      [['booking'], ['processors']],
      ({ booking, processors }) => !booking || processors.some(({ role }) => role === 'calendar'),
      'manca chi gestisce gli appuntamenti (calendar), che con una prenotazione riceve i dati dei visitatori; aggiungilo',
    ),
    ['processors'],
  ),
  v.title('Azienda'),
)
