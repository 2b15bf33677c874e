import { createStore, useStore } from '~/lib/store'

/** The count makes a repeated text a new announcement. */
const announcement = createStore({ text: '', count: 0 })

/** Lets screen readers say what sighted visitors see happen. */
export function announce(text: string): void {
  announcement.set({ text, count: announcement.get().count + 1 })
}

/**
 * Must be in the page before the first announcement: screen readers often skip a status that arrives with its text.
 * Hidden by classes that every page already has.
 */
export function Announcer() {
  const { text, count } = useStore(announcement)
  return (
    <p role="status" className="fixed -top-20">
      <span key={count}>{text}</span>
    </p>
  )
}
