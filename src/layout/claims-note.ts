import { claimNotes, type Evidence } from '~/content/claims'
import { yearSpan } from '~/lib/year-span'

/** Says what some figures mean and what proves them, each document once. */
export function claimsNote(claims: readonly (Evidence & { figure: string })[]): string {
  const meanings = claims.flatMap(({ figure, meaning }) =>
    meaning ? claimNotes.meaning(figure, meaning) : [],
  )
  const sources = claims.map(({ source, people, from, to }) =>
    [source, people ? claimNotes.people(people) : [], yearSpan([from, to])].flat().join(', '),
  )
  return [...meanings, claimNotes.sources([...new Set(sources)])].join(' ')
}
