import { createStore, useStore } from '~/lib/store'

/** An object for each announcement, so that the same words twice are said twice. */
const announcement = createStore({ text: '', count: 0 })

/** Lets screen readers say what sighted visitors see happen. */
export function announce(text: string): void {
  announcement.set({ text, count: announcement.get().count + 1 })
}

/**
 * Must be in the page before anything is announced: what arrives with its text is often not said. Out of
 * sight by classes that every page has anyway.
 */
export function Announcer() {
  const { text, count } = useStore(announcement)
  return (
    <p role="status" className="fixed -top-20">
      <span key={count}>{text}</span>
    </p>
  )
}
