import type { HttpAnswer } from '../request.ts'

export interface Vendor {
  name: string
  /** Its addresses, from the host on. */
  addresses: RegExp
  /** How to parse the JSON that no-cors mode sends as text; null when the vendor parses it. */
  whenNoCors: string | null
  /** What to do when the vendor refuses the preflight. */
  whenRefused: string
  /** It refuses the preflight of JSON even when it is on, and answers success to any lead. */
  provesNothing?: true
}

/** Right for the text of no-cors and for the object of cors. */
const parsed = (value: string) => `typeof ${value} === 'string' ? JSON.parse(${value}) : ${value}`

const vendors: Vendor[] = [
  {
    name: 'Make',
    addresses: /^([^/]+\.)?(make|integromat)\.com\//,
    whenNoCors:
      'in Make aggiungi un modulo Parse JSON dopo il webhook: i dati arrivano tutti in un campo',
    whenRefused:
      'Make di solito accetta: controlla che il webhook esista ancora, che lo scenario sia attivo e che l’indirizzo sia intero',
  },
  {
    name: 'Zapier',
    addresses: /^([^/]+\.)?zapier\.com\//,
    whenNoCors: null,
    whenRefused:
      'Zapier non dà mai questo permesso: ricevi i contatti con un altro servizio, per esempio Make o n8n, e da lì passali a Zapier',
    provesNothing: true,
  },
  {
    name: 'Activepieces',
    addresses: /^([^/]+\.)?activepieces\.com\/|^[^/]+\/api\/v1\/webhooks\//,
    whenNoCors: `in un passo Code leggi il contatto con ${parsed('body')}: vale anche con cors`,
    whenRefused: 'controlla che il flow sia pubblicato e che l’indirizzo sia intero',
  },
  {
    name: 'Node-RED',
    addresses: /^([^/]+\.)?node-?red\b|^[^/]+:1880\//,
    whenNoCors: `in un nodo function leggi il contatto con ${parsed('msg.payload')}: vale anche con cors`,
    whenRefused:
      'fai Deploy del flow; poi chi gestisce Node-RED metta httpNodeCors in settings.js, con l’indirizzo del sito (origin) e POST (methods)',
  },
  {
    name: 'n8n',
    addresses: /^([^/]+\.)?n8n\.cloud\/|^n8n\.|\/webhook-test\//,
    whenNoCors: `in un nodo Code leggi il contatto con ${parsed('body')}: vale anche con cors`,
    whenRefused:
      'attiva il workflow e metti l’indirizzo del sito in Allowed Origins (CORS) del nodo Webhook',
  },
]

/** The automation service behind an address; null when it is none of these, or cannot be told. */
export function findVendor(url: string, preflight: HttpAnswer | null = null): Vendor | null {
  const { host, pathname } = new URL(url)
  const known = vendors.find(({ addresses }) => addresses.test(host + pathname))
  const allowed = preflight?.headers['access-control-allow-methods'] ?? ''
  // Other receivers have addresses like these too; only n8n names OPTIONS first.
  const isN8n = pathname.includes('/webhook/') && /^OPTIONS\b/.test(allowed)
  return known ?? vendors.find(({ name }) => isN8n && name === 'n8n') ?? null
}
