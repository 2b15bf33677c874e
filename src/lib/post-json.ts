/** How long a receiver may take before the send counts as failed, in milliseconds. */
export const sendTimeout = 15_000

/** Browsers refuse keepalive requests that carry more than this many bytes (Fetch standard, 64 KiB). */
const keepaliveLimit = 64 * 1024

export class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/**
 * Posts JSON to another origin, without credentials. In no-cors mode the browser relabels the body
 * text/plain and hides the answer: whoever asked can only know that the request left.
 *
 * @throws TimeoutError when no answer comes in time; otherwise whatever fetch throws.
 */
export async function postJson(
  url: string,
  payload: unknown,
  mode: 'cors' | 'no-cors',
): Promise<Response> {
  const body = JSON.stringify(payload)
  const controller = new AbortController()
  const timer = setTimeout(
    () => controller.abort(new TimeoutError(`No answer within ${sendTimeout} ms`)),
    sendTimeout,
  )
  try {
    return await fetch(url, {
      method: 'POST',
      mode,
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body,
      // Lets the lead arrive even if the visitor closes the tab meanwhile.
      keepalive: new TextEncoder().encode(body).length < keepaliveLimit,
      signal: controller.signal,
    })
  } finally {
    clearTimeout(timer)
  }
}
