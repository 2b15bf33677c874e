import { useRef } from 'react'
import { cookieFooter } from '~/content/cookies'
import { openerProps } from '~/ui/LazyDialog'
import { CookieDialog } from './CookieDialogHost'
import { useCookieConsent } from './cookie-consent-context'

/** Changes the choice later. Withdrawing takes one click, like consenting (GDPR, art. 7.3). */
export function CookieFooterButtons({ className }: { className: string }) {
  const { allowance, openDialog, rejectAll } = useCookieConsent()
  const { functional, analytics, marketing } = allowance.categories
  const preferences = useRef<HTMLButtonElement>(null)
  return (
    <>
      <li className="needs-script">
        <button
          ref={preferences}
          type="button"
          {...openerProps(CookieDialog, openDialog)}
          className={className}
        >
          {cookieFooter.preferences}
        </button>
      </li>
      {(functional || analytics || marketing) && (
        <li>
          <button
            type="button"
            onClick={() => {
              rejectAll()
              // This button disappears with the consent.
              preferences.current?.focus({ preventScroll: true })
            }}
            className={className}
          >
            {cookieFooter.withdraw}
          </button>
        </li>
      )}
    </>
  )
}
