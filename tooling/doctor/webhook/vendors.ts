export interface Vendor {
  name: string
  matches: (url: URL) => boolean
  /** How to parse the JSON that no-cors mode sends as text; null when the vendor parses it. */
  whenNoCors: string | null
  /** What to do when the vendor refuses the preflight. */
  whenRefused: string
  /** Whether an address works only during a test of the automation. */
  isTestAddress?: (url: URL) => boolean
  /** The vendor refuses the preflight of JSON even when the automation is on. */
  refusesPreflight?: true
  /** The vendor answers success to any request, so that the status proves nothing. */
  alwaysSucceeds?: true
}

function isWithin(url: URL, domain: string): boolean {
  return url.hostname === domain || url.hostname.endsWith(`.${domain}`)
}

const vendors: Vendor[] = [
  {
    name: 'Make',
    matches: url => isWithin(url, 'make.com') || isWithin(url, 'integromat.com'),
    whenNoCors: 'aggiungi un modulo Parse JSON dopo il webhook: il corpo arriva in un campo solo',
    whenRefused:
      'Make di solito accetta: controlla che il webhook esista ancora, che lo scenario sia attivo e che l’indirizzo sia intero',
  },
  {
    name: 'Zapier',
    matches: url => isWithin(url, 'zapier.com'),
    whenNoCors: null,
    whenRefused:
      'Zapier non accetta il preflight JSON: metti davanti un altro ricevitore, per esempio Make o n8n',
    refusesPreflight: true,
    alwaysSucceeds: true,
  },
  {
    name: 'Activepieces',
    matches: url =>
      isWithin(url, 'activepieces.com') || /^\/api\/v1\/webhooks\//.test(url.pathname),
    whenNoCors:
      'in un passo Code leggi il corpo con JSON.parse solo se è testo: con cors arriva già letto',
    whenRefused: 'controlla che il flow sia pubblicato e che l’indirizzo sia intero',
    isTestAddress: url => /\/(?:test|draft)\/?$/.test(url.pathname),
  },
  {
    name: 'n8n',
    matches: url =>
      isWithin(url, 'n8n.cloud') ||
      url.hostname.startsWith('n8n.') ||
      /^\/webhook(?:-test)?\//.test(url.pathname),
    whenNoCors:
      'in un nodo Code leggi il corpo con JSON.parse solo se è testo: con cors arriva già letto',
    whenRefused:
      'attiva il workflow e metti l’indirizzo del sito in Allowed Origins (CORS) del nodo Webhook',
    isTestAddress: url => /\/webhook-test\//.test(url.pathname),
  },
]

/** The automation service that an address belongs to; null when it is none of these. */
export function findVendor(url: string): Vendor | null {
  const parsed = new URL(url)
  return vendors.find(vendor => vendor.matches(parsed)) ?? null
}
