import { cookieFooter } from '~/content/cookies'
import { opensCookieDialog } from './CookieDialogHost'
import { useCookieConsent } from './cookie-consent-context'

/**
 * The permanent way back to the choice. Withdrawing takes one click, like consenting (GDPR, art. 7.3).
 */
export function CookieFooterButtons({ className }: { className: string }) {
  const { consent, openDialog, rejectAll } = useCookieConsent()
  return (
    <>
      <li>
        <button
          type="button"
          {...opensCookieDialog}
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
