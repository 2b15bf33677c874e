import * as v from 'valibot'
import { type AddressFault, findAddressFault, withoutCredentials } from './webhook-address.ts'

export type Variables = Record<string, string | undefined>

const addressFaults: Record<AddressFault, string> = {
  insecure:
    'non è un indirizzo https://; copialo intero dall’automazione, come https://hook.eu1.make.com/abc (http:// va bene solo per questa macchina)',
  credentials:
    'contiene un utente o una password, che i browser rifiutano e ogni visitatore potrebbe leggere; spegni l’autenticazione del webhook e copia l’indirizzo senza',
  ipv6: 'è un indirizzo IPv6, che le regole di sicurezza del sito non possono permettere; scrivi il nome dell’host, come https://n8n.azienda.it/webhook/abc',
}

const webhookUrl = v.optional(
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const fault = dataset.typed ? findAddressFault(dataset.value) : null
      if (fault) addIssue({ message: addressFaults[fault] })
    }),
  ),
)

const portNumber = v.pipe(
  v.string(),
  v.check(
    text => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535,
    'non è il numero di una porta; scrivine uno da 1 a 65535, come 4173',
  ),
)

/** Every setting of the site; `.env.example` is written from it. */
export const schema = v.object({
  VITE_LEAD_WEBHOOK_URL: v.pipe(
    webhookUrl,
    v.description(
      'Dove arrivano i contatti del modulo che si apre in ogni pagina: l’indirizzo definitivo del webhook, senza\nrinvii e senza password. Senza nessuno dei due webhook, e finché nei testi resta un demo(), si costruisce\nun sito dimostrativo; dove costruiscono Netlify, Cloudflare Pages o Vercel la costruzione si ferma.',
    ),
    v.examples(['https://hook.eu1.make.com/abc']),
  ),
  VITE_COMPANY_WEBHOOK_URL: v.pipe(
    webhookUrl,
    v.description(
      'Dove arrivano i contatti del modulo per le aziende. L’automazione deve dare al browser il permesso di\ninviare (cors): lo prova npm run doctor.',
    ),
    v.examples(['https://hook.eu1.make.com/def']),
  ),
  VITE_LEAD_WEBHOOK_MODE: v.pipe(
    v.optional(
      v.picklist(['no-cors', 'cors'], 'non è una modalità; scrivi no-cors oppure cors'),
      'no-cors',
    ),
    v.description(
      'Come invia il modulo contatti: no-cors va bene per qualsiasi automazione, ma non vede gli errori; cors\nlegge la risposta, se l’automazione lo permette.',
    ),
    v.examples(['no-cors', 'cors']),
  ),
  VITE_LEAD_CAMPAIGN: v.pipe(
    v.optional(v.picklist(['utm'], 'non è un valore previsto; scrivi utm, oppure lascia vuoto')),
    v.description(
      'Aggiunge all’indirizzo del webhook i parametri utm_* di quello su cui il visitatore è arrivato. La Privacy\nPolicy allora lo dice. Vuoto: non li aggiunge.',
    ),
    v.examples(['utm']),
  ),
  VITE_GOOGLE_TAG_ID: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^(?:G|GT|AW)-[A-Z0-9]+$/,
          'non è il codice di un tag Google; scrivilo come G-ABC123, AW-123456789 o GT-ABC123',
        ),
      ),
    ),
    v.description(
      'Tag Google, che parte solo dopo il consenso: G- misura le visite, AW- gli annunci, GT- tutti e due.\nVuoto: non c’è.',
    ),
    v.examples(['G-ABC123', 'AW-123456789', 'GT-ABC123']),
  ),
  VITE_GOOGLE_ADS_CONVERSION: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^AW-\d+\/[\w-]+$/,
          'non è una conversione di Google Ads; copiala da lì, come AW-123456789/AbC-D_efG',
        ),
      ),
    ),
    v.description(
      'Dove Google Ads conta un contatto: la conversione dell’azione, come la mostra Google Ads (send_to).\nVuole un VITE_GOOGLE_TAG_ID che comincia con AW- o GT-. Vuoto: non conta.',
    ),
    v.examples(['AW-123456789/AbC-D_efG']),
  ),
  VITE_META_PIXEL_ID: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{5,20}$/, 'non è il numero di un pixel; scrivi solo le cifre, come 1234567890'),
      ),
    ),
    v.description('Pixel di Meta, che parte solo dopo il consenso. Vuoto: non c’è.'),
    v.examples(['1234567890']),
  ),
  SITE_PORT: v.pipe(
    v.optional(portNumber, '4173'),
    v.description('La porta del sito che npm start mostra su questo computer.'),
  ),
  INBOX_PORT: v.pipe(
    v.optional(portNumber, '4174'),
    v.description(
      'La porta della casella dei contatti di prova, che npm start e npm run dev aprono su questo computer.',
    ),
  ),
})

export type Settings = v.InferOutput<typeof schema>

/** Prefixes for Vite's loadEnv. */
export const envPrefixes = ['VITE_', 'SITE_PORT', 'INBOX_PORT']

/** Variables with our prefix that Vite itself sets. */
const foreign = ['VITE_USER_NODE_ENV']

/** The variables with a value, trimmed; a blank one counts as absent. */
export function givenVariables(variables: Variables): Record<string, string> {
  const trimmed = Object.entries(variables).map(([name, value = '']) => [name, value.trim()])
  return Object.fromEntries(trimmed.filter(([, value]) => value))
}

/** Only the tags of Google Ads count conversions: with another one no lead would be counted. */
function findUnusedConversion({
  VITE_GOOGLE_ADS_CONVERSION: conversion,
  VITE_GOOGLE_TAG_ID: tag = '',
}: Record<string, string>) {
  if (!conversion || /^(?:AW|GT)-/.test(tag)) return []
  const message = `vuole un VITE_GOOGLE_TAG_ID che conta le conversioni, e c’è "${tag}"; scrivine uno che comincia con AW- o GT-`
  return [{ name: 'VITE_GOOGLE_ADS_CONVERSION', message }]
}

/**
 * Reads the settings, which are null if there is any problem. An unknown variable with our prefix is
 * a problem too: otherwise a misspelt name would silently turn a real site into a demonstration.
 */
export function readVariables(variables: Variables) {
  const known = Object.keys(schema.entries)
  const given = givenVariables(variables)
  const parsed = v.safeParse(schema, given)
  const malformed = (parsed.issues ?? []).map(issue => ({
    name: v.getDotPath(issue) ?? '',
    message: `"${withoutCredentials(String(issue.input))}" ${issue.message}`,
  }))
  const unknown = Object.keys(given)
    .filter(name => name.startsWith('VITE_') && ![...known, ...foreign].includes(name))
    .map(name => ({
      name,
      message: `non è un’impostazione di questo sito; i nomi giusti sono ${known.join(', ')}`,
    }))
  const problems = [...malformed, ...unknown, ...findUnusedConversion(given)]
  return { settings: parsed.success && problems.length === 0 ? parsed.output : null, problems }
}
