import { type ClaimKey, claims } from '~/content/claims'
import { cn } from '~/lib/cn'
import { claimsNote } from './claims-note'

interface ClaimsNoteProps {
  /** The claims whose figures stand above the note; what the business does not claim is not in it. */
  of: readonly ClaimKey[]
  className?: string
}

/** What figures mean and what proves them, in small print. */
export function ClaimsNote({ of, className }: ClaimsNoteProps) {
  const made = of.flatMap(key => claims[key] ?? [])
  if (made.length === 0) return null
  const note = claimsNote(made)
  return <p className={cn('mt-4.5 text-small', className)}>{note}</p>
}
