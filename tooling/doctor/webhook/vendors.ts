import type { HttpAnswer } from '../request.ts'

export interface Vendor {
  name: string
  /** Whether an address, or how it answered the preflight, gives the vendor away. */
  matches: (url: URL, answer: HttpAnswer | null) => boolean
  /** How to parse the JSON that no-cors mode sends as text; null when the vendor parses it. */
  whenNoCors: string | null
  /** What to do when the vendor refuses the preflight. */
  whenRefused: string
  /** It refuses the preflight of JSON even when it is on, and answers success to any lead. */
  provesNothing?: true
  /** The vendor may answer before the automation runs, so that the status says nothing of its errors. */
  answersFirst?: {
    /** The setting that makes it so. */
    setting: string
    shows: (answer: HttpAnswer) => boolean
  }
}

function isWithin(url: URL, domain: string): boolean {
  return url.hostname === domain || url.hostname.endsWith(`.${domain}`)
}

/** Right for the text of no-cors and for the object of cors. */
const parsed = (value: string) => `typeof ${value} === 'string' ? JSON.parse(${value}) : ${value}`

const vendors: Vendor[] = [
  {
    name: 'Make',
    matches: url => isWithin(url, 'make.com') || isWithin(url, 'integromat.com'),
    whenNoCors:
      'in Make aggiungi un modulo Parse JSON dopo il webhook: i dati arrivano tutti in un campo',
    whenRefused:
      'Make di solito accetta: controlla che il webhook esista ancora, che lo scenario sia attivo e che l’indirizzo sia intero',
    answersFirst: {
      setting: 'senza un modulo Webhook response',
      shows: ({ body }) => body.trim() === 'Accepted',
    },
  },
  {
    name: 'Zapier',
    matches: url => isWithin(url, 'zapier.com'),
    whenNoCors: null,
    whenRefused:
      'Zapier non dà mai questo permesso: ricevi i contatti con un altro servizio, per esempio Make o n8n, e da lì passali a Zapier',
    provesNothing: true,
  },
  {
    name: 'Activepieces',
    matches: url =>
      isWithin(url, 'activepieces.com') || /^\/api\/v1\/webhooks\//.test(url.pathname),
    whenNoCors: `in un passo Code leggi il contatto con ${parsed('body')}: vale anche con cors`,
    whenRefused: 'controlla che il flow sia pubblicato e che l’indirizzo sia intero',
  },
  {
    name: 'Node-RED',
    matches: url => /(?:^|\.)node-?red\b/.test(url.hostname) || url.port === '1880',
    whenNoCors: `in un nodo function leggi il contatto con ${parsed('msg.payload')}: vale anche con cors`,
    whenRefused:
      'fai Deploy del flow; poi chi gestisce Node-RED metta httpNodeCors in settings.js, con l’indirizzo del sito (origin) e POST (methods)',
  },
  {
    name: 'n8n',
    matches: (url, answer) =>
      isWithin(url, 'n8n.cloud') ||
      url.hostname.startsWith('n8n.') ||
      /\/webhook-test\//.test(url.pathname) ||
      // Other receivers have addresses like these too; only n8n names OPTIONS first.
      (/\/webhook\//.test(url.pathname) &&
        /^OPTIONS\b/.test(answer?.headers['access-control-allow-methods'] ?? '')),
    whenNoCors: `in un nodo Code leggi il contatto con ${parsed('body')}: vale anche con cors`,
    whenRefused:
      'attiva il workflow e metti l’indirizzo del sito in Allowed Origins (CORS) del nodo Webhook',
    answersFirst: {
      setting: 'con Respond: Immediately',
      shows: ({ body }) => body.includes('"Workflow was started"'),
    },
  },
]

/** The automation service behind an address; null when it is none of these, or cannot be told. */
export function findVendor(url: string, answer: HttpAnswer | null = null): Vendor | null {
  const given = new URL(url)
  return vendors.find(vendor => vendor.matches(given, answer)) ?? null
}
