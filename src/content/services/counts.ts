import type { ChoiceSetting, Provider, ServiceSetting } from './provider.ts'

/** The services that count without cookies, by the end of their events' address; `site` is not for those run by oneself. */
const counters = {
  '/api/event': {
    service: 'Plausible',
    site: 'plausible.io',
    policy: 'https://plausible.io/data-policy',
  },
  '/api/send': { service: 'Umami', site: 'umami.is', policy: 'https://umami.is/privacy' },
  '/count': {
    service: 'GoatCounter',
    site: 'goatcounter.com',
    policy: 'https://www.goatcounter.com/help/privacy',
  },
} as const

export type Counter = keyof typeof counters

export function counterOf(pathname: string): Counter {
  if (pathname.endsWith('/count')) return '/count'
  return pathname.endsWith('/api/event') ? '/api/event' : '/api/send'
}

/** What a visitor reads of the counts, whose server the company runs; each server is asked for anew. */
export function countsProvider(address: string, company: string | undefined) {
  const { hostname, pathname } = new URL(address)
  const { service, site, policy } = counters[counterOf(pathname)]
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
