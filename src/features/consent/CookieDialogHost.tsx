import { layout } from '~/content/layout'
import { lazyComponent } from '~/lib/lazy-component'
import { preloadChunk, showAppFailed } from '~/lib/load-chunk'
import { LazyDialog, withStylesheet } from '~/ui/LazyDialog'
import { useCookieConsent } from './cookie-consent-context'

const CookieDialog = lazyComponent('CookieDialog', () => withStylesheet(import('./CookieDialog')))
const preload = () => preloadChunk(CookieDialog.preload)

/** For a button that opens the dialog: hover or focus fetches the dialog before the click. */
export const dialogOpenerProps = {
  'aria-haspopup': 'dialog',
  onPointerEnter: preload,
  onFocus: preload,
} as const

export function CookieDialogHost() {
  const { isDialogOpen, closeDialog } = useCookieConsent()
  return (
    <LazyDialog
      open={isDialogOpen}
      of={CookieDialog}
      loadingLabel={layout.loading.cookies}
      onFail={() => {
        closeDialog()
        showAppFailed()
      }}
    />
  )
}
