import { loadChunk } from '~/lib/load-chunk'
import { createStore } from '~/lib/store'

interface ToastText {
  title: string
  description: string
}

/** Turns true with the first toast or its preload; <ToasterHost> then mounts the toaster. */
export const isToasterWanted = createStore(false)

/** Fetches the toaster early, so that a toast can show when the network has failed. */
export function preloadToaster() {
  isToasterWanted.set(true)
}

type Kind = 'error' | 'success'

/** Shows a toast in the place of older ones. Callers ignore one that cannot be fetched: the forms show their errors too. */
async function notify(kind: Kind, { title, description }: ToastText): Promise<void> {
  preloadToaster()
  document.documentElement.dataset.toasted = ''
  const { toast } = await loadChunk(() => import('sonner'))
  toast.dismiss()
  toast[kind](title, { description })
}

export function notifyError(text: ToastText): void {
  notify('error', text).catch(() => undefined)
}

export function notifySuccess(text: ToastText): void {
  notify('success', text).catch(() => undefined)
}

/** Takes away the toasts of what a visitor has left behind or put right. */
export function dismissToasts(): void {
  if (document.documentElement.dataset.toasted === undefined) return
  loadChunk(() => import('sonner'))
    .then(({ toast }) => toast.dismiss())
    .catch(() => undefined)
}
