import { failures } from '~/content/failures'
import { cn } from '~/lib/cn'
import { ContactLine } from './ContactLine'

/** Stands where a form would be, for visitors whose browser runs no script; hidden from all others. */
export function WithoutScript({ className }: { className?: string }) {
  return (
    <p className={cn('without-script', className)}>
      <ContactLine before={failures.withoutScript} />
    </p>
  )
}
