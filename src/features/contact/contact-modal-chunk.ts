import { preloadToaster } from '~/ui/notify'

/** The dialog is fetched when a visitor reaches for a button that opens it. */
export async function loadContactModal() {
  preloadToaster()
  return (await import('./ContactModal')).ContactModal
}
