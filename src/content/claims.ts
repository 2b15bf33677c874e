import { claims, offer, shown } from './business'
import { composed } from './composed'
import { paths, sectionPath, sections } from './paths'
import written from './words/claims.json' with { type: 'json' }

const words = composed(written)

/** The proof of a claim; a real build requires it, the site shows it in a small note. */
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

/** The placement guarantee: what it covers and what happens when it is not kept. Not every business gives one. */
export const guarantee = offer.guarantee ?? null

/** The guarantee wherever it is only named: the words lead to its conditions. */
export const guaranteeLink = {
  label: words.guaranteeLink,
  // The terms repeat the words of the method.
  to: shown.method ? sectionPath(sections.guarantee) : `${paths.terms}#risultati`,
}

/** The words of the notes. */
export const claimNotes = words
