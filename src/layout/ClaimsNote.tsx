import { type ClaimKey, claimNotes, claims, type Evidence } from '~/content/claims'
import { cn } from '~/lib/cn'

/** The first and last year of months such as "2026-09": "2016–2026", or "2026". */
export function yearSpan(months: readonly string[]): string {
  const years = months.map(month => month.slice(0, 4)).sort()
  return [...new Set([years.at(0), years.at(-1)])].join('–')
}

/** Says what figures mean and what proves them, each document once. */
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

interface ClaimsNoteProps {
  /** The claims whose figures stand above the note; those that the business does not make are skipped. */
  claimKeys: readonly ClaimKey[]
  className?: string
}

export function ClaimsNote({ claimKeys, className }: ClaimsNoteProps) {
  const made = claimKeys.flatMap(key => claims[key] ?? [])
  if (made.length === 0) return null
  const note = claimsNote(made)
  return <p className={cn('mt-4.5 text-note', className)}>{note}</p>
}
