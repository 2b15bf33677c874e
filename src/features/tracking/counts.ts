import { counterOf } from '~/content/services/counts'
import type { CountedEvent, FunnelEvent, TrackerCode } from './tracker'

/** Then a count is given up, so that it holds no connection that a lead could use. */
const timeout = 5000

/** Counts without cookies, by requests of our own: no script of the company, nothing stored, nothing that was typed. */
export function createCounts(address: string): TrackerCode {
  const url = new URL(address)
  const { request } = counterOf(url)
  let counted = ''

  function send(name?: string, details = {}) {
    const [to, init] = request(url, name, details)
    fetch(to, {
      ...init,
      cache: 'no-store',
      credentials: 'omit',
      keepalive: true,
      referrerPolicy: 'no-referrer',
      // Older browsers have no such signal.
      signal: AbortSignal.timeout?.(timeout),
    }).catch(() => undefined)
  }

  /** Once for each navigation, also if a later choice starts the counts again. */
  function countPage() {
    if (location.pathname === counted) return
    counted = location.pathname
    send()
  }

  function track({ name, ...details }: FunnelEvent | CountedEvent) {
    // The key of a lead would tell one visitor from another.
    if ('key' in details) send(name, { form: details.form })
    else send(name, details)
  }

  return {
    async start() {
      countPage()
    },
    stop: () => undefined,
    track,
    count: event => (event.name === 'page' ? countPage() : track(event)),
  }
}
