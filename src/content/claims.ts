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

/** The first and last year of months such as "2026-09": "2016–2026", or "2026". */
export function yearSpan(months: readonly string[]): string {
  const years = months.map(month => month.slice(0, 4)).sort()
  return [...new Set([years.at(0), years.at(-1)])].join('–')
}

/** Says what figures mean and what proves them, each document once. */
export function claimsNote(made: readonly (Evidence & { figure: string })[]): string {
  const meanings = made.flatMap(({ figure, meaning }) => (meaning ? `${figure}: ${meaning}.` : []))
  const sources = made.map(({ source, people, from, to }) =>
    [source, people ? `${people} ${claimNotes.people}` : [], yearSpan([from, to])]
      .flat()
      .join(', '),
  )
  const listed = [...new Set(sources)]
  const label = listed.length > 1 ? claimNotes.sources : claimNotes.source
  return [...meanings, `${label}: ${listed.join('; ')}.`].join(' ')
}
