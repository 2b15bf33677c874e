/** Time after which a request without an answer counts as failed, in milliseconds. */
export const sendTimeout = 15_000

/** Browsers refuse a keepalive request whose body exceeds 64 KiB (Fetch standard). */
const keepaliveLimit = 64 * 1024

export class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/**
 * Posts JSON to another origin, without credentials. In no-cors mode the browser sends the body as
 * text/plain and hides the answer: the caller only learns that the request left.
 *
 * @throws TimeoutError when no answer comes in time, otherwise the error of fetch.
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
      // The lead arrives even if the visitor closes the tab during the request.
      keepalive: new TextEncoder().encode(body).length < keepaliveLimit,
      signal: controller.signal,
    })
  } finally {
    clearTimeout(timer)
  }
}
