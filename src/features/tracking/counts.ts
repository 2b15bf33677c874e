import { type Counter, counterOf } from '~/content/services/counts'
import type { CountedEvent, FunnelEvent, TrackerCode } from './tracker'

/** Then a count is given up, so that it holds no connection that a lead could use. */
const timeout = 5000

type Details = Record<string, string | number>

const posted = (content: object): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(content),
})

/** How each service wants an event, or without a name that the page was seen; of its address only the path. */
const requests: Record<
  Counter,
  (address: URL, name: string | undefined, details: Details) => [address: URL, RequestInit]
> = {
  // https://plausible.io/docs/events-api: as plain text, which needs no preflight.
  '/api/event': (address, name = 'pageview', props) => {
    const { origin, pathname, hostname } = location
    const event = { name, url: origin + pathname, domain: hostname, props }
    return [address, { ...posted(event), mode: 'no-cors' }]
  },
  // https://umami.is/docs/api/sending-stats
  '/api/send': ({ origin, pathname, searchParams }, name, details) => {
    const { hostname, pathname: url } = location
    const event = name ? { name, data: details } : {}
    const payload = { website: searchParams.get('website'), hostname, url, ...event }
    const headers = { 'Content-Type': 'application/json' }
    return [new URL(origin + pathname), { ...posted({ type: 'event', payload }), headers }]
  },
  // https://www.goatcounter.com/help/pixel: an event has no details, and begins with no slash.
  '/count': (address, name, details) => {
    const query = name
      ? { p: [name, ...Object.values(details)].join('/'), e: 'true' }
      : { p: location.pathname }
    return [new URL(`?${new URLSearchParams(query)}`, address), { mode: 'no-cors' }]
  },
}

/** Counts without cookies, by requests of our own: no script of the company, nothing stored, nothing that was typed. */
export function createCounts(address: string): TrackerCode {
  const url = new URL(address)
  const requestOf = requests[counterOf(url.pathname)]
  let counted = ''

  function send(name?: string, details: Details = {}) {
    const [to, init] = requestOf(url, name, details)
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
