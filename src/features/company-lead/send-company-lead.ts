import { companyForm } from '~/content/aziende'
import { companyNotices } from '~/content/messages'
import { postJson, TimeoutError } from '~/lib/post-json'
import type { CompanyPayload } from './company-lead'

/** A lead that did not arrive; the message is what the visitor is shown. */
export class CompanyLeadError extends Error {
  override name = 'CompanyLeadError'
}

function describe(error: unknown): string {
  if (error instanceof TimeoutError) return companyForm.timedOut
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
      throw new CompanyLeadError(describe(error), { cause: error })
    },
  )
  if (response.ok) return
  // The body is only for the log; a receiver that never ends it must not hold the visitor up.
  response.text().then(
    body => console.error('The company webhook refused the lead:', response.status, body),
    () => undefined,
  )
  const { status, statusText } = response
  // Over HTTP/2 there is no status text.
  throw new CompanyLeadError(statusText ? `Errore ${status}: ${statusText}` : `Errore ${status}`)
}
