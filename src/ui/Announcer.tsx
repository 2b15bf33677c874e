import { useSyncExternalStore } from 'react'
import { announcement } from './announcement'

const silence = announcement.get()

/**
 * Must be in the page before anything is announced: what arrives with its text is often not said. Out of
 * sight by classes that every page has anyway.
 */
export function Announcer() {
  const { text, count } = useSyncExternalStore(
    announcement.subscribe,
    announcement.get,
    () => silence,
  )
  return (
    <p role="status" className="fixed -top-20">
      <span key={count}>{text}</span>
    </p>
  )
}
