import { trapName } from './query-additions'

const noteTime = (field: HTMLInputElement | null) => {
  if (field) field.dataset.since = String(performance.now())
}

/** With VITE_LEAD_SIGNS: a field that only programs fill in, and the time since when the form is there. */
export function HasteSigns() {
  if (!import.meta.env.VITE_LEAD_SIGNS) return null
  return (
    <input
      ref={noteTime}
      name={trapName}
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      className="sr-only"
    />
  )
}
