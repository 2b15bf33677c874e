import { demo } from './demo'

/** A film of this site, or one on YouTube or Vimeo, which plays after a notice. */
export type PresentationVideo =
  | { kind: 'file'; src: string; captions: string }
  | { kind: 'youtube' | 'vimeo'; id: string }

/** The business that owns the site; every page takes its data from here. */
export const site = {
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
    rea: demo('XX-000000'),
    shareCapital: demo('€ 10.000 i.v.'),
    street: demo('Via Esempio 1'),
    postalCode: demo('00000'),
    city: demo('Città'),
    province: demo('XX'),
    /** The court that the terms of service name. */
    court: demo('Città'),
  },
  /** For a film on YouTube or Vimeo: { kind: 'youtube', id: 'abc123' } or { kind: 'vimeo', id: '123456' }. */
  video: {
    kind: 'file',
    src: '/video/presentazione.mp4',
    captions: '/video/presentazione.it.vtt',
  } as PresentationVideo,
  /** Addresses of public profiles; the list can be empty. */
  social: [] as readonly string[],
}

/**
 * Claims and promises that more than one page repeats: change them here, once.
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

/** The number without spaces, for tel: links. */
export const phoneHref = `tel:${site.phone.replace(/[^+\d]/g, '')}`
export const emailHref = `mailto:${site.email}`
