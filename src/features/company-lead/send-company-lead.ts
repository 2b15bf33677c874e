import { companyFailures, companyNotices } from '~/content/messages'
import { postJson, sendTimeout, TimeoutError } from '~/lib/post-json'
import type { CompanyPayload } from './company-lead'

/** A lead that did not arrive; the message is what the visitor is shown. */
export class CompanyLeadError extends Error {
  override name = 'CompanyLeadError'
}

function messageOf(error: unknown): string {
  if (error instanceof TimeoutError) return companyFailures.timedOut(sendTimeout / 1000)
  return (error instanceof Error && error.message) || companyNotices.notSent.description
}

/**
 * Posts the lead and reads the status of the answer (specification, sections 7 and 8).
 *
 * @throws CompanyLeadError when the answer is not ok or none comes.
 */
export async function sendCompanyLead(payload: CompanyPayload): Promise<void> {
  const response = await postJson(import.meta.env.VITE_COMPANY_WEBHOOK_URL, payload, 'cors').catch(
    error => {
      throw new CompanyLeadError(messageOf(error), { cause: error })
    },
  )
  if (response.ok) return
  // The body is only for the log; a receiver that never ends it must not hold the visitor up.
  response.text().then(
    body => console.error('The company webhook refused the lead:', response.status, body),
    () => undefined,
  )
  const { status, statusText } = response
  throw new CompanyLeadError(companyFailures.refused(status, statusText))
}
