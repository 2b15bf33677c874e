import { demo } from './demo'
import { sectionPath, sections } from './paths'
import { facts, inProse } from './site'

/**
 * How a claim can be proven to whoever asks (art. 27 c. 5 of the Codice del consumo; for what companies
 * are told, D.Lgs. 145/2007). The site shows it in a small note; a real build demands it.
 */
export interface Evidence {
  /** What the figure means, if its label does not say it. */
  meaning?: string
  /** The document that proves it. */
  source: string
  /** How many people it counts. */
  people?: number
  /** The first and the last month that it covers, such as '2026-09'. */
  from: string
  to: string
}

/** How a testimonial was collected (art. 22 c. 5-bis of the Codice del consumo). */
export interface TestimonialProof {
  /** The month, such as '2026-09'. */
  date: string
  /** The document that says that the person has finished a programme. */
  source: string
}

/** The proof of each claim in `facts`, and of the five stars. */
export const claims = {
  stars: demo({
    meaning: '5 su 5',
    source: 'questionari finali',
    people: 43,
    from: '2024-01',
    to: '2026-09',
  }),
  trained: demo({
    source: 'registro degli allievi',
    people: 54,
    from: '2016-01',
    to: '2026-09',
  }),
  successRate: demo({
    meaning: 'chi raggiunge l’obiettivo del percorso',
    source: 'registro degli allievi',
    people: 54,
    from: '2016-01',
    to: '2026-09',
  }),
  salesIncrease: demo({
    meaning: 'vendite nei 3\u00a0mesi dopo il percorso, rispetto ai 3 prima',
    source: 'registro degli allievi',
    people: 54,
    from: '2016-01',
    to: '2026-09',
  }),
  experienceYears: demo({ source: 'visura camerale', from: '2014-03', to: '2026-09' }),
  partnerCompanies: demo({ source: 'accordi firmati', from: '2018-01', to: '2026-09' }),
} satisfies Partial<Record<keyof typeof facts, Evidence>> & { stars: Evidence }

export type ClaimKey = Exclude<keyof typeof claims, 'stars'>

/** The placement guarantee: what it covers and what happens when it is not kept. */
export const guarantee = demo({
  programmes: 'percorsi intensivi',
  condition: 'a chi li completa',
  within: '6\u00a0mesi dalla fine',
  contract: 'un contratto di lavoro o di agenzia',
  otherwise: 'ti rimborsiamo il percorso',
})

/** The guarantee with its conditions: the method says it, the terms of service repeat it. */
export const guaranteeText = `L’inserimento è garantito nei ${guarantee.programmes}, ${guarantee.condition}: entro ${guarantee.within}, ${guarantee.contract} con una delle nostre ${inProse(facts.partnerCompanies)} aziende partner. Altrimenti ${guarantee.otherwise}.`

/** The guarantee wherever it is only named: the words lead to its conditions. */
export const guaranteeLink = {
  label: 'garantito con condizioni',
  to: sectionPath(sections.guarantee),
}

export const claimNotes = {
  meaning: (figure: string, meaning: string) => `${figure}: ${meaning}.`,
  people: (count: number) => `${count} persone`,
  sources: (list: string[]) => `${list.length > 1 ? 'Fonti' : 'Fonte'}: ${list.join('; ')}.`,
  stars: (meaning: string, people: number, source: string) => `${meaning}, ${people} ${source}`,
  testimonials: (years: string, sources: string) =>
    `Testimonianze raccolte da noi nel ${years} da chi ha concluso un percorso, con il suo consenso. Verifica: ${sources}. I risultati sono personali e non tipici.`,
}
