import { companyFailures } from '~/content/messages'
import type { FormName } from '~/features/tracking/tracker'
import { sendTimeout } from './send-timeout'

export interface LeadPost {
  webhook: string
  payload: { timestamp: string }
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
 * Posts a lead; null when it has arrived. Never throws. In no-cors mode the browser sends the body as text/plain
 * and hides the answer, so every answer counts as success; in cors mode the status counts (specification, section 7).
 */
export async function postLead(form: FormName, post: LeadPost): Promise<NotSent | null> {
  const { webhook, payload, mode } = post
  const body = JSON.stringify(payload)
  const timeout = new AbortController()
  const { signal } = timeout
  const timeoutError = new DOMException(`No answer within ${sendTimeout} ms`, 'TimeoutError')
  const timer = setTimeout(() => timeout.abort(timeoutError), sendTimeout)
  try {
    const response = await fetch(webhook, {
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
    console.error(`The ${form} lead was not sent: status ${status}`)
    return { cause: 'refused', message: companyFailures.refused(status, statusText) }
  } catch (error) {
    console.error(`The ${form} lead was not sent`, error)
    if (signal.aborted)
      return { cause: 'noAnswer', message: companyFailures.timedOut(sendTimeout / 1000) }
    const cause = navigator.onLine ? 'unreachable' : 'offline'
    return { cause, message: error instanceof Error ? error.message : '' }
  } finally {
    clearTimeout(timer)
  }
}
