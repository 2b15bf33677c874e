import { loadChunk } from '~/lib/load-chunk'
import { createStore } from '~/lib/store'

interface ToastText {
  title: string
  description: string
}

/** Turns true with the first toast, or earlier: the toaster is loaded and mounted then. */
export const isToasterWanted = createStore(false)

/** Fetches the toaster before it is needed, so that a toast can show without a network. */
export function preloadToaster() {
  isToasterWanted.set(true)
}

type Kind = 'error' | 'success'

/** Shows a toast. One that cannot be fetched is missed: the forms say what matters beside it. */
async function notify(kind: Kind, { title, description }: ToastText): Promise<void> {
  preloadToaster()
  const { toast } = await loadChunk(() => import('sonner'))
  toast[kind](title, { description })
}

export function notifyError(text: ToastText): void {
  notify('error', text).catch(() => undefined)
}

export function notifySuccess(text: ToastText): void {
  notify('success', text).catch(() => undefined)
}

/** Whether something lies within a toast, which an open dialog must not take for the page behind it. */
export function isInToaster(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null
}
