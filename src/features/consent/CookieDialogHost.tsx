import { cookieDialog } from '~/content/cookies'
import { failureWords } from '~/features/sending/failure-words'
import { OnDemand } from '~/ui/OnDemand'
import { useCookieConsent } from './cookie-consent-context'
import { loadCookieDialog } from './cookie-dialog-chunk'

const words = { ...failureWords, loading: cookieDialog.loading }

export function CookieDialogHost() {
  const { isDialogOpen, closeDialog } = useCookieConsent()
  return (
    <OnDemand
      isWanted={isDialogOpen}
      load={loadCookieDialog}
      words={words}
      onGiveUp={closeDialog}
    />
  )
}
