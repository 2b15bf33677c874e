import { createStore } from '~/lib/store'

export interface ToastText {
  title: string
  description: string
}

interface Toast extends ToastText {
  kind: 'error' | 'success'
}

export const shownToast = createStore<Toast | null>(null)

export const isToasterNeeded = createStore(false)

/** Fetches the toaster early, so that it can show a network failure. */
export const preloadToaster = (): void => isToasterNeeded.set(true)

function notify(kind: Toast['kind'], { title, description }: ToastText): void {
  // From the first toast on the page leaves room for it (styles.css), before a field takes the focus.
  document.documentElement.toggleAttribute('data-toasted', true)
  preloadToaster()
  shownToast.set({ kind, title, description })
}

/** Replaces the shown toast. Forms show their errors too, because the toaster may not arrive. */
export const notifyError = (text: ToastText) => notify('error', text)

export const notifySuccess = (text: ToastText) => notify('success', text)

/** Removes the toast, when its message no longer applies. */
export const dismissToasts = (): void => shownToast.set(null)
