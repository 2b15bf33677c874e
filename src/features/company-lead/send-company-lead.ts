import { companyFailures, companyNotices } from '~/content/messages'
import { RefusedError } from '~/features/sending/send-failure'
import { webhookAddress } from '~/features/sending/webhook-address'
import { postJson, sendTimeout, TimeoutError } from '~/lib/post-json'
import type { CompanyPayload } from './company-lead'

/** The description of the toast: the error's own message, else the default (specification, section 8). */
export function describeError(error: unknown): string {
  if (error instanceof TimeoutError) return companyFailures.timedOut(sendTimeout / 1000)
  return (error instanceof Error && error.message) || companyNotices.notSent.description
}

/**
 * Posts the lead and reads the status of the answer (specification, sections 7 and 8).
 *
 * @throws RefusedError when the status is not ok, otherwise the error of postJson.
 */
export async function sendCompanyLead(payload: CompanyPayload): Promise<void> {
  const response = await postJson(
    webhookAddress(import.meta.env.VITE_COMPANY_WEBHOOK_URL),
    payload,
    'cors',
  )
  if (response.ok) return
  // Not awaited: the body is only for the log, and a slow one must not delay the message.
  response.text().then(
    body => console.error('The company webhook refused the lead:', response.status, body),
    () => undefined,
  )
  const { status, statusText } = response
  throw new RefusedError(companyFailures.refused(status, statusText))
}
