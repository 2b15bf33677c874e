import { createStore } from '~/lib/store'

/** An object for each announcement, so that the same words twice are said twice. */
export const announcement = createStore({ text: '', count: 0 })

/** Lets screen readers say what sighted visitors see happen. */
export function announce(text: string): void {
  announcement.set({ text, count: announcement.get().count + 1 })
}
