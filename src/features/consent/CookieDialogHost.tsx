import { lazy } from 'react'
import { cookieDialog } from '~/content/cookies'
import { OnDemand } from '~/ui/OnDemand'
import { useCookieConsent } from './cookie-consent-context'
import { loadCookieDialog } from './cookie-dialog-chunk'

const CookieDialog = lazy(async () => ({ default: (await loadCookieDialog()).CookieDialog }))

export function CookieDialogHost() {
  const { isDialogOpen } = useCookieConsent()
  return (
    <OnDemand isWanted={isDialogOpen} loading={cookieDialog.loading}>
      <CookieDialog />
    </OnDemand>
  )
}
