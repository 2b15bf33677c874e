import { useSyncExternalStore } from 'react'
import { announcement } from './announcement'

const silence = announcement.get()

/** Must be in the page before anything is announced: what arrives with its text is often not said. */
export function Announcer() {
  const { text, count } = useSyncExternalStore(
    announcement.subscribe,
    announcement.get,
    () => silence,
  )
  return (
    <p role="status" className="sr-only">
      <span key={count}>{text}</span>
    </p>
  )
}
