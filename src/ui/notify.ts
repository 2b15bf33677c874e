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

async function loadToast() {
  preloadToaster()
  const { toast } = await import('sonner')
  return toast
}

export async function notifyError({ title, description }: ToastText): Promise<void> {
  const toast = await loadToast()
  toast.error(title, { description })
}

export async function notifySuccess({ title, description }: ToastText): Promise<void> {
  const toast = await loadToast()
  toast.success(title, { description })
}
