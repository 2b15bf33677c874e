import { failures } from '~/content/failures'
import { cn } from '~/lib/cn'
import { ContactLine } from './ContactLine'

/** Replaces a form when the browser runs no script; CSS hides it otherwise. */
export function NoScriptNotice({ className }: { className?: string }) {
  return (
    <p className={cn('without-script', className)}>
      <ContactLine before={failures.withoutScript} />
    </p>
  )
}
