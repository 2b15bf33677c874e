import { useSyncExternalStore } from 'react'
import { legalLabels } from '~/content/legal/legal-document'
import { italianDate } from '~/lib/dates'

const lineId = 'ultimo-aggiornamento'

const todayLine = () => legalLabels.updated(italianDate(new Date()))

/** Hydration must start with the date of the prerendered page, which may be older. */
const prerenderedLine = () =>
  (typeof document !== 'undefined' && document.getElementById(lineId)?.textContent) || todayLine()

/** Updates the date when the visitor returns to the tab after midnight. */
function subscribe(update: () => void) {
  document.addEventListener('visibilitychange', update)
  return () => document.removeEventListener('visibilitychange', update)
}

/** The line with the last update, which the specification sets to the current date. */
export function LastUpdated({ className }: { className: string }) {
  return (
    <p id={lineId} className={className}>
      {useSyncExternalStore(subscribe, todayLine, prerenderedLine)}
    </p>
  )
}
