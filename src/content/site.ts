import { demo } from './demo'

/** A film of this site, or one on YouTube or Vimeo, which plays after a notice. */
export type PresentationVideo =
  | { kind: 'file'; src: string; captions: string }
  | { kind: 'youtube' | 'vimeo'; id: string }

/**
 * What the law wants to read on the site: name, seat, e-mail, VAT number, and the REA or the register
 * (art. 7 of D.Lgs. 70/2003); for companies also the office and number of the register, the capital of
 * those that have one, and whether they have a sole member or are being wound up (art. 2250 c.c.).
 */
export interface Company {
  legalName: string
  vatNumber: string
  taxCode?: string
  registerOffice?: string
  rea?: string
  shareCapital?: string
  status?: string
  pec?: string
  street: string
  postalCode: string
  city: string
  province: string
  court: string
}

/** What a processor does for us; src/content/legal/recipients.ts says it in words. */
export type ProcessorRole = 'hosting' | 'automation' | 'email' | 'calendar' | 'phone' | 'archive'

/**
 * Why data may go to the country of a processor (art. 44-46 GDPR): it is in the European Economic
 * Area; the processor is certified under the EU-US Data Privacy Framework; the Commission has found
 * the country adequate; or the contract has the standard contractual clauses.
 */
export type Safeguard = 'eea' | 'dpf' | 'adequacy' | 'clauses'

/** A company that handles personal data for us (art. 28 GDPR). */
export interface Processor {
  name: string
  role: ProcessorRole
  /** In Italian, as visitors read it. */
  country: string
  safeguard: Safeguard
}

export interface Site {
  name: string
  url: string
  tagline: string
  email: string
  phone: string
  company: Company
  dpo?: string
  processors: readonly Processor[]
  logRetention: string
  video: PresentationVideo
  social: readonly string[]
}

/** The business that owns the site; every page takes its data from here. */
export const site: Site = {
  name: 'Palestra Venditori',
  /** The address of the site: https, without a slash at the end. */
  url: demo('https://www.palestra-venditori.example'),
  tagline: 'La palestra italiana della vendita: formazione, pratica e inserimento in azienda.',
  email: demo('info@esempio.it'),
  /** The number as visitors read it. */
  phone: demo('+39 000 000 0000'),
  company: {
    legalName: demo('Ragione Sociale S.r.l.'),
    vatNumber: demo('00000000000'),
    // A sole trader deletes the lines that are not theirs, from here…
    taxCode: demo('00000000000'),
    /** The register of companies, whose number is the tax code: 'Milano Monza Brianza Lodi'. */
    registerOffice: demo('Città'),
    rea: demo('XX-000000'),
    shareCapital: demo('€\u00a010.000 i.v.'),
    // …to here. A company with a sole member, or being wound up, adds: status: 'società con socio unico',
    pec: demo('palestra@pec.esempio.it'),
    street: demo('Via Esempio 1'),
    postalCode: demo('00000'),
    city: demo('Città'),
    province: demo('XX'),
    /** The city of the court that the terms of service name. */
    court: demo('Città'),
  },
  // With a data protection officer, add their address: dpo: 'dpo@azienda.it',
  /** Every company that handles the data of visitors for us: docs/pubblicare.md explains the words. */
  processors: [
    demo({ name: 'Hosting Esempio', role: 'hosting', country: 'Italia', safeguard: 'eea' }),
    demo({ name: 'Webhook Esempio', role: 'automation', country: 'Cechia', safeguard: 'eea' }),
    demo({ name: 'Agenda Esempio', role: 'calendar', country: 'Stati Uniti', safeguard: 'dpf' }),
  ],
  /** How long the host keeps its logs: ask the host. */
  logRetention: demo('30\u00a0giorni'),
  /** For a film on YouTube or Vimeo: { kind: 'youtube', id: 'abc123' } or { kind: 'vimeo', id: '123456' }. */
  video: {
    kind: 'file',
    src: '/video/presentazione.mp4',
    captions: '/video/presentazione.it.vtt',
  },
  /** Addresses of public profiles; the list can be empty. */
  social: [],
}

/**
 * Claims and promises that more than one page repeats: change them here, once. The proof of the first
 * five is in claims.ts.
 * \u00a0 is the no-break space that keeps a number beside its unit.
 */
export const facts = {
  trained: '50+',
  successRate: '98%',
  salesIncrease: '+300%',
  experienceYears: '10+',
  partnerCompanies: '20+',
  followUp: '24\u00a0ore',
  consultation: '30\u00a0minuti',
  courseGoal: '3\u00a0mesi',
  weeklyEffort: '2-3\u00a0ore',
  retention: '24\u00a0mesi',
} as const

/** What visitors get for their contact details; the automation sends it by email at once. */
export const freeMethod = demo({
  what: 'una guida in PDF di 24\u00a0pagine',
  inside: 'i sei passi e gli esercizi della prima settimana',
})

/** How those who have learned to sell earn; who looks for a second income fears something else. */
export const earnings = demo('Non è network marketing: hai un contratto e non recluti nessuno.')

/** A figure inside a sentence: “oltre 20” for 20+. */
export const inProse = (figure: string): string => figure.replace(/^(\d+)\+$/, 'oltre\u00a0$1')

/** The number without spaces, for tel: links. */
export const phoneHref = `tel:${site.phone.replace(/[^+\d]/g, '')}`
export const emailHref = `mailto:${site.email}`
