import { failures } from '~/content/failures'
import type { FailureWords } from '~/ui/Veil'
import { ContactLine } from './ContactLine'

/** What stands in for a dialog that could not be fetched. */
export const failureWords: FailureWords = {
  failed: failures.dialog,
  retry: failures.retry,
  close: failures.close,
  contacts: <ContactLine />,
}
