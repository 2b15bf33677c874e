import { cookieFooter } from '~/content/cookies'
import { preloadChunk } from '~/lib/load-chunk'
import { useCookieConsent } from './cookie-consent-context'
import { loadCookieDialog } from './cookie-dialog-chunk'

const preload = () => preloadChunk(loadCookieDialog)

/** The permanent way back to the choice; who has accepted takes it back with one click, as given. */
export function CookieFooterButtons({ className }: { className: string }) {
  const { consent, openDialog, rejectAll } = useCookieConsent()
  return (
    <>
      <li>
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={event => {
            // Safari does not focus a clicked button; the dialog gives focus back to it.
            event.currentTarget.focus()
            openDialog()
          }}
          className={className}
        >
          {cookieFooter.preferences}
        </button>
      </li>
      {consent && (
        <li>
          <button type="button" onClick={rejectAll} className={className}>
            {cookieFooter.withdraw}
          </button>
        </li>
      )}
    </>
  )
}
