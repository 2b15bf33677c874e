import { type ClaimKey, claims, claimsNote } from '~/content/claims'
import { cn } from '~/lib/cn'

interface ClaimsNoteProps {
  /** The claims whose figures stand above the note; those that the business does not make are skipped. */
  claimKeys: readonly ClaimKey[]
  className?: string
}

export function ClaimsNote({ claimKeys, className }: ClaimsNoteProps) {
  const made = claimKeys.flatMap(key => claims[key] ?? [])
  return made.length > 0 && <p className={cn('mt-4.5 text-note', className)}>{claimsNote(made)}</p>
}
