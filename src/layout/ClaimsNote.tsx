import { type ClaimKey, claims, claimsNote } from '~/content/claims'
import { cn } from '~/lib/cn'

/** Says where the figures above it come from; claims that the business does not make are skipped. */
export function ClaimsNote(props: { claimKeys: readonly ClaimKey[]; className?: string }) {
  const { claimKeys, className } = props
  const made = claimKeys.flatMap(key => claims[key] ?? [])
  return made.length > 0 && <p className={cn('mt-4.5 text-note', className)}>{claimsNote(made)}</p>
}
