import { claims, offer } from './business'
import { sectionPath, sections } from './paths'
import { facts, inProse } from './site'

/** How a claim can be proven; a real build demands it, the site shows it in a small note. */
export interface Evidence {
  /** What the figure means, if its label does not say it. */
  meaning?: string | null | undefined
  /** The document that proves it. */
  source: string
  /** How many people it counts. */
  people?: number
  /** The first and the last month that it covers, such as '2026-09'. */
  from: string
  to: string
}

export { claims }

export type ClaimKey = Exclude<keyof typeof claims, 'stars'>

/** The placement guarantee: what it covers and what happens when it is not kept. */
export const { guarantee } = offer

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
