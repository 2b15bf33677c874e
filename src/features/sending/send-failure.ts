import { TimeoutError } from '~/lib/post-json'

/** Why a lead did not arrive, as far as a browser can tell; "slow" while it may still arrive. */
export type SendFailure = 'slow' | 'offline' | 'noAnswer' | 'refused' | 'unreachable'

/** The receiver answered with a status that is not ok. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

export function failureOf(error: unknown): SendFailure {
  if (error instanceof RefusedError) return 'refused'
  if (error instanceof TimeoutError) return 'noAnswer'
  return navigator.onLine ? 'unreachable' : 'offline'
}
