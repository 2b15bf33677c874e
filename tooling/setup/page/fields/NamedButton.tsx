import type { ComponentProps } from 'react'

/** A button of which there are many: who does not see where it stands hears what it is for. */
export function NamedButton({
  label,
  name,
  ...rest
}: { label: string; name: string } & ComponentProps<'button'>) {
  return (
    <button type="button" aria-label={`${label}: ${name}`} {...rest}>
      {label}
    </button>
  )
}
