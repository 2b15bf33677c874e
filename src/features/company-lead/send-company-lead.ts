import { companyFailures, companyNotices } from '~/content/messages'
import { postJson, sendTimeout, TimeoutError } from '~/lib/post-json'
import type { CompanyPayload } from './company-lead'

function messageOf(error: unknown): string {
  if (error instanceof TimeoutError) return companyFailures.timedOut(sendTimeout / 1000)
  return (error instanceof Error && error.message) || companyNotices.notSent.description
}

/**
 * Posts the lead and reads the status of the answer (specification, sections 7 and 8).
 *
 * @throws an error whose message tells the visitor why the lead did not arrive.
 */
export async function sendCompanyLead(payload: CompanyPayload): Promise<void> {
  const response = await postJson(import.meta.env.VITE_COMPANY_WEBHOOK_URL, payload, 'cors').catch(
    error => {
      throw new Error(messageOf(error), { cause: error })
    },
  )
  if (response.ok) return
  // Not awaited: the body is only for the log, and a slow one must not delay the message.
  response.text().then(
    body => console.error('The company webhook refused the lead:', response.status, body),
    () => undefined,
  )
  const { status, statusText } = response
  throw new Error(companyFailures.refused(status, statusText))
}
