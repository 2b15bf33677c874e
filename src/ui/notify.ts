import { createStore } from '~/lib/store'

export interface ToastText {
  title: string
  description: string
}

interface Toast extends ToastText {
  kind: 'error' | 'success'
}

/** The toast to show; null for none, undefined as long as nobody has wanted the toaster. */
export const shownToast = createStore<Toast | null | undefined>(undefined)

/** Fetches the toaster early, so that a toast can show when the network has failed. */
export function preloadToaster(): void {
  if (shownToast.get() === undefined) shownToast.set(null)
}

function notify(kind: Toast['kind'], { title, description }: ToastText): void {
  // At once, before anything gets the focus: from the first toast on the page leaves room for it (styles.css).
  document.documentElement.toggleAttribute('data-toasted', true)
  shownToast.set({ kind, title, description })
}

/** Shows a toast in the place of older ones. Forms show their errors too: a toaster may not arrive. */
export const notifyError = (text: ToastText) => notify('error', text)

export const notifySuccess = (text: ToastText) => notify('success', text)

/** Takes away the toast about what a visitor has left behind or put right. */
export function dismissToasts(): void {
  if (shownToast.get()) shownToast.set(null)
}
