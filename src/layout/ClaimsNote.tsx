import { type ClaimKey, claims } from '~/content/claims'
import { cn } from '~/lib/cn'
import { claimsNote } from './claims-note'

interface ClaimsNoteProps {
  /** The claims whose figures stand above the note. */
  of: readonly ClaimKey[]
  className?: string
}

/** What figures mean and what proves them, in small print. */
export function ClaimsNote({ of, className }: ClaimsNoteProps) {
  const note = claimsNote(of.map(key => claims[key]))
  return <p className={cn('mt-4.5 text-small', className)}>{note}</p>
}
