import { failures } from '~/content/failures'
import { ContactLine } from '~/features/sending/ContactLine'

/** Hidden in every page; the starter shows it when the application cannot be fetched. */
export function AppFailedNotice() {
  return (
    <p
      role="alert"
      className="app-failed-notice on-fuoco fixed inset-x-0 bottom-0 z-60 bg-fuoco px-gutter py-4 text-center font-medium text-ghisa"
    >
      {failures.application} {/* "?" is the address of this page; showAppFailed adds its query. */}
      <a href="?" data-reload="" className="underline underline-offset-4">
        {failures.page.reload}
      </a>
      . <ContactLine />
    </p>
  )
}
