import { useSyncExternalStore } from 'react'
import { legalLabels } from '~/content/legal/legal-document'
import { italianDate } from '~/lib/dates'

const lineId = 'ultimo-aggiornamento'

const today = () => legalLabels.updated(italianDate(new Date()))

/** The page was written on another day: hydration starts from what stands in it, whatever that is. */
const asPrerendered = () =>
  (typeof document !== 'undefined' && document.getElementById(lineId)?.textContent) || today()

/** A tab that comes back after midnight shows the new day. */
function subscribe(update: () => void) {
  document.addEventListener('visibilitychange', update)
  return () => document.removeEventListener('visibilitychange', update)
}

/** The last-updated line, which the specification wants to show the current date. */
export function LastUpdated({ className }: { className: string }) {
  return (
    <p id={lineId} className={className}>
      {useSyncExternalStore(subscribe, today, asPrerendered)}
    </p>
  )
}
