import { companyFailures } from '~/content/messages'
import { landingCampaign } from '~/lib/landing-address'
import { sendTimeout } from './fields'

export interface LeadPost {
  /** Its name in the console. */
  name: 'lead' | 'company lead'
  webhook: string
  payload: object
  mode: 'cors' | 'no-cors'
}

/** Why a lead did not arrive, as far as a browser can tell. */
export interface NotSent {
  cause: 'offline' | 'noAnswer' | 'refused' | 'unreachable'
  /** The error's own message, which may be empty (specification, section 8). */
  message: string
}

/** Browsers refuse a keepalive request whose body exceeds 64 KiB (Fetch standard). */
const keepaliveLimit = 64 * 1024

/**
 * The address to post to: with VITE_LEAD_CAMPAIGN, the campaign of the visitor's landing address is
 * added to its query. The body stays the contract's.
 */
function addressOf(webhook: string): string {
  if (!import.meta.env.VITE_LEAD_CAMPAIGN) return webhook
  const url = new URL(webhook)
  for (const [name, value] of landingCampaign()) url.searchParams.append(name, value)
  return url.href
}

/**
 * Posts a lead and gives null when it has arrived; never throws. In no-cors mode the browser sends the body as
 * text/plain and hides the answer: a request which does not fail counts as sent. In cors mode its status
 * counts (specification, section 7).
 */
export async function postLead({
  name,
  webhook,
  payload,
  mode,
}: LeadPost): Promise<NotSent | null> {
  const body = JSON.stringify(payload)
  const patience = new AbortController()
  const { signal } = patience
  const late = new DOMException(`No answer within ${sendTimeout} ms`, 'TimeoutError')
  const timer = setTimeout(() => patience.abort(late), sendTimeout)
  try {
    const response = await fetch(addressOf(webhook), {
      method: 'POST',
      mode,
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body,
      // The lead arrives even if the visitor closes the tab during the request.
      keepalive: new TextEncoder().encode(body).length < keepaliveLimit,
      signal,
    })
    const { type, ok, status, statusText } = response
    if (type === 'opaque' || ok) return null
    // Not awaited: the body is only for the log, and a slow one must not delay the message.
    response.text().then(
      text => console.error('The webhook refused the lead:', status, text),
      () => undefined,
    )
    console.error(`The ${name} was not sent: status ${status}`)
    return { cause: 'refused', message: companyFailures.refused(status, statusText) }
  } catch (error) {
    console.error(`The ${name} was not sent`, error)
    if (signal.aborted)
      return { cause: 'noAnswer', message: companyFailures.timedOut(sendTimeout / 1000) }
    const cause = navigator.onLine ? 'unreachable' : 'offline'
    return { cause, message: error instanceof Error ? error.message : '' }
  } finally {
    clearTimeout(timer)
  }
}
