import type { ChoiceSetting, Provider, ServiceSetting } from './provider.ts'

interface Counter {
  service: string
  /** Not for those who run the service themselves. */
  site: string
  policy: string
  /** How it wants an event, or without a name that the page was seen; of its address only the path. */
  request: (
    address: URL,
    name: string | undefined,
    details: Record<string, string | number>,
  ) => [address: URL, RequestInit]
}

const posted = (content: object): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(content),
})

const plausible: Counter = {
  service: 'Plausible',
  site: 'plausible.io',
  policy: 'https://plausible.io/data-policy',
  // https://plausible.io/docs/events-api: as plain text, which needs no preflight.
  request(address, name = 'pageview', props) {
    const { origin, pathname, hostname } = location
    const event = { name, url: origin + pathname, domain: hostname, props }
    return [address, { ...posted(event), mode: 'no-cors' }]
  },
}

const umami: Counter = {
  service: 'Umami',
  site: 'umami.is',
  policy: 'https://umami.is/privacy',
  // https://umami.is/docs/api/sending-stats
  request({ origin, pathname, searchParams }, name, details) {
    const { hostname, pathname: url } = location
    const event = name ? { name, data: details } : {}
    const payload = { website: searchParams.get('website'), hostname, url, ...event }
    const headers = { 'Content-Type': 'application/json' }
    return [new URL(origin + pathname), { ...posted({ type: 'event', payload }), headers }]
  },
}

const goatCounter: Counter = {
  service: 'GoatCounter',
  site: 'goatcounter.com',
  policy: 'https://www.goatcounter.com/help/privacy',
  // https://www.goatcounter.com/help/pixel: an event has no details, and begins with no slash.
  request(address, name, details) {
    const query = name
      ? { p: [name, ...Object.values(details)].join('/'), e: 'true' }
      : { p: location.pathname }
    return [new URL(`?${new URLSearchParams(query)}`, address), { mode: 'no-cors' }]
  },
}

/** The service that counts without cookies at an address for events, by its end. */
export function counterOf({ pathname }: URL): Counter {
  if (pathname.endsWith('/count')) return goatCounter
  return pathname.endsWith('/api/event') ? plausible : umami
}

/** What a visitor reads of the counts, whose server the company runs; each server is asked for anew. */
export function countsProvider(address: string, company: string | undefined) {
  const url = new URL(address)
  const { hostname } = url
  const { service, site, policy } = counterOf(url)
  return {
    id: hostname,
    service,
    company: company ?? hostname,
    purpose:
      'Conta le pagine viste e i passaggi verso un contatto, senza salvare niente nel tuo browser. Dal tuo indirizzo IP, che non conserva, ricava la zona da cui ti colleghi e un codice che cambia al più tardi ogni mese.',
    policy: hostname === site || hostname.endsWith(`.${site}`) ? policy : '/privacy-policy',
    transfer: null,
    stores: [],
  } satisfies Omit<Provider, 'categories'>
}

/** What a business sets for the counts; without the second they need consent. */
export const countSettings = {
  counts: {
    variable: 'VITE_COUNTS_URL',
    title: 'Conteggi senza cookie',
    hint: 'Dove Plausible, Umami o GoatCounter ricevono i conteggi. Partono dopo il consenso agli Analitici. Tra i fornitori ci vuole chi li riceve, come statistics.',
    examples: [
      'https://plausible.io/api/event',
      'https://cloud.umami.is/api/send?website=1b2c3d4e-1b2c-3d4e-5f60-1b2c3d4e5f60',
      'https://codice.goatcounter.com/count',
    ],
    form: /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:\/[\w.-]+)*?\/(?:api\/event|count|api\/send\?website=[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/,
    problem:
      'non è l’indirizzo di un servizio che conta; scrivilo come https://plausible.io/api/event, https://cloud.umami.is/api/send?website= con il codice del sito, oppure https://codice.goatcounter.com/count',
  },
  countsConsent: {
    variable: 'VITE_COUNTS_CONSENT',
    title: 'Conteggi e consenso',
    hint: 'Conta tutti, anche chi non ha scelto: lo decide l’azienda, sotto la sua responsabilità, se i conteggi non distinguono nessuno (Garante, linee guida del 10 giugno 2021). La Privacy Policy allora lo dice.',
    meanings: { senza: 'conta senza consenso' },
  },
} as const satisfies Record<string, ServiceSetting | ChoiceSetting>
