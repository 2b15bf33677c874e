import { companyFailures } from '~/content/messages'
import { landingCampaign } from '~/lib/landing-address'
import { postJson, sendTimeout, TimeoutError } from '~/lib/post-json'

/** Why a lead did not arrive, as far as a browser can tell. */
export interface NotSent {
  cause: 'offline' | 'noAnswer' | 'refused' | 'unreachable'
  /** The error's own message, which may be empty (specification, section 8). */
  message: string
}

/**
 * The address to post to: with VITE_LEAD_CAMPAIGN, the campaign of the visitor's landing address is
 * added to its query. The body stays the contract's.
 */
export function webhookAddress(webhook: string): string {
  if (!import.meta.env.VITE_LEAD_CAMPAIGN) return webhook
  const url = new URL(webhook)
  for (const [name, value] of landingCampaign()) url.searchParams.append(name, value)
  return url.href
}

function reasonOf(error: unknown): NotSent {
  if (error instanceof TimeoutError)
    return { cause: 'noAnswer', message: companyFailures.timedOut(sendTimeout / 1000) }
  const cause = navigator.onLine ? 'unreachable' : 'offline'
  return { cause, message: error instanceof Error ? error.message : '' }
}

/**
 * Posts a lead and gives null when it has arrived; never throws. In no-cors mode the answer is opaque, so
 * that a request which does not fail counts as sent; in cors mode its status counts (specification, section 7).
 */
export async function postLead(
  /** Its name in the console. */
  lead: 'lead' | 'company lead',
  webhook: string,
  payload: object,
  mode: 'cors' | 'no-cors',
): Promise<NotSent | null> {
  try {
    const response = await postJson(webhookAddress(webhook), payload, mode)
    const { type, ok, status, statusText } = response
    if (type === 'opaque' || ok) return null
    // Not awaited: the body is only for the log, and a slow one must not delay the message.
    response.text().then(
      body => console.error('The webhook refused the lead:', status, body),
      () => undefined,
    )
    console.error(`The ${lead} was not sent: status ${status}`)
    return { cause: 'refused', message: companyFailures.refused(status, statusText) }
  } catch (error) {
    console.error(`The ${lead} was not sent`, error)
    return reasonOf(error)
  }
}
