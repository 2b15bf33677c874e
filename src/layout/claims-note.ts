import { claimNotes, type Evidence } from '~/content/claims'
import { yearSpan } from '~/lib/year-span'

/** Says what some figures mean and what proves them, each document once. */
export function claimsNote(claims: readonly (Evidence & { figure: string })[]): string {
  const meanings = claims.flatMap(({ figure, meaning }) =>
    meaning ? `${figure}: ${meaning}.` : [],
  )
  const sources = claims.map(({ source, people, from, to }) =>
    [source, people ? `${people} ${claimNotes.people}` : [], yearSpan([from, to])]
      .flat()
      .join(', '),
  )
  const listed = [...new Set(sources)]
  const label = listed.length > 1 ? claimNotes.sources : claimNotes.source
  return [...meanings, `${label}: ${listed.join('; ')}.`].join(' ')
}
