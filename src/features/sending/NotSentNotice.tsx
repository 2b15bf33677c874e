import { notSentHint } from '~/content/messages'
import { ContactLine } from './ContactLine'

/** Says after a failed send that no input is lost, and how else to reach the business. */
export function NotSentNotice() {
  return (
    <p className="mb-5 border-errore border-l-4 pl-4 text-small">
      <ContactLine before={notSentHint} />
    </p>
  )
}
