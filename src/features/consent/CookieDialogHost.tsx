import type { ReactNode } from 'react'
import { cookieDialog } from '~/content/cookies'
import { failures } from '~/content/failures'
import { preloadChunk } from '~/lib/load-chunk'
import { LazyDialog } from '~/ui/LazyDialog'
import { useCookieConsent } from './cookie-consent-context'

const words = { ...failures.dialog, loading: cookieDialog.loading }
const loadCookieDialog = async () => (await import('./CookieDialog')).CookieDialog
const preload = () => preloadChunk(loadCookieDialog)

/** For a button that opens the dialog: hover or focus fetches the dialog before the click. */
export const dialogOpenerProps = {
  'aria-haspopup': 'dialog',
  onPointerEnter: preload,
  onFocus: preload,
} as const

export function CookieDialogHost({ contacts }: { contacts: ReactNode }) {
  const { isDialogOpen, closeDialog } = useCookieConsent()
  return (
    <LazyDialog
      open={isDialogOpen}
      load={loadCookieDialog}
      words={words}
      contacts={contacts}
      onCancel={closeDialog}
    />
  )
}
