import { notSentHint } from '~/content/messages'
import { ContactLine } from './ContactLine'

/** What a form says once a send has failed: nothing is lost, and there are other ways to reach us. */
export function NotSentNotice() {
  return (
    <p className="mb-5 border-errore border-l-4 pl-4 text-small">
      <ContactLine before={notSentHint} />
    </p>
  )
}
