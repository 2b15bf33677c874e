import { preloadToaster } from '~/ui/notify'

/** The dialog is fetched when a visitor reaches for a button that opens it. */
export function loadContactModal() {
  preloadToaster()
  return import('./ContactModal')
}
