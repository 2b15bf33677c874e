import * as v from 'valibot'
import { visible } from './rules.ts'
import {
  type AddressFault,
  findAddressFault,
  findPublicFault,
  type PublicFault,
} from './webhook-address.ts'

const addressFaults: Record<AddressFault, string> = {
  insecure:
    'non è un indirizzo https://; copialo intero dall’automazione, come https://hook.eu1.make.com/abc (http:// va bene solo per questa macchina)',
  credentials:
    'contiene un utente o una password, che i browser rifiutano e ogni visitatore potrebbe leggere; spegni l’autenticazione del webhook e copia l’indirizzo senza',
  ipv6: 'è un indirizzo IPv6, che le regole di sicurezza del sito non possono permettere; scrivi il nome dell’host, come https://n8n.azienda.it/webhook/abc',
}

const publicFaults: Record<PublicFault, string> = {
  loopback:
    'è l’indirizzo di questa macchina, che nessun visitatore raggiunge; scrivi quello che dà l’automazione',
  private:
    'è un indirizzo di una rete interna, che i visitatori non raggiungono; scrivi quello pubblico, come https://n8n.azienda.it/webhook/abc',
  example:
    'è un indirizzo riservato agli esempi; scrivi quello che dà l’automazione, come https://hook.eu1.make.com/abc',
}

/** Why visitors cannot reach the address of a webhook, and what to write; null if they can. */
export function describePublicFault(address: string): string | null {
  const fault = findPublicFault(address)
  return fault && publicFaults[fault]
}

/** A real site posts to it; while it is tried a variable may say an address of this machine. */
const reachable = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.pipe(
    schema,
    v.check(
      address => describePublicFault(address) === null,
      ({ input }) => describePublicFault(input) ?? '',
    ),
  )

const webhook = v.pipe(
  v.string(),
  visible,
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? findAddressFault(dataset.value) : null
    if (fault) addIssue({ message: addressFaults[fault] })
  }),
)

/** What the site is connected to. Nothing of it is secret: it stands in every visitor's script. */
export const settingRules = {
  leadWebhook: v.pipe(
    webhook,
    v.title('Webhook del modulo contatti'),
    v.description(
      'Dove arrivano i contatti del modulo che si apre in ogni pagina: l’indirizzo definitivo del webhook, senza rinvii e senza password.',
    ),
    v.examples(['https://hook.eu1.make.com/abc']),
  ),
  companyWebhook: v.pipe(
    webhook,
    v.title('Webhook del modulo aziende'),
    v.description(
      'Dove arrivano i contatti del modulo per le aziende. L’automazione deve dare al browser il permesso di inviare (cors).',
    ),
    v.examples(['https://hook.eu1.make.com/def']),
  ),
  leadMode: v.pipe(
    v.picklist(['no-cors', 'cors'], 'non è una modalità; scrivi no-cors oppure cors'),
    v.title('Come invia il modulo contatti'),
    v.description(
      'no-cors va bene per qualsiasi automazione, ma non vede gli errori; cors legge la risposta, se l’automazione lo permette.',
    ),
    v.examples(['no-cors', 'cors']),
    v.metadata({ meanings: { 'no-cors': 'senza leggere la risposta', cors: 'legge la risposta' } }),
  ),
  campaign: v.pipe(
    v.picklist(['utm'], 'non è un valore previsto; scrivi utm, oppure lascia vuoto'),
    v.title('Campagna di un contatto'),
    v.description(
      'Aggiunge all’indirizzo del webhook i parametri utm_* di quello su cui il visitatore è arrivato. La Privacy Policy allora lo dice.',
    ),
    v.examples(['utm']),
    v.metadata({ meanings: { utm: 'aggiunge utm_*' } }),
  ),
  googleTag: v.pipe(
    v.string(),
    v.regex(
      /^(?:G|GT|AW)-[A-Z0-9]+$/,
      'non è il codice di un tag Google; scrivilo come G-ABC123, AW-123456789 o GT-ABC123',
    ),
    v.title('Tag Google'),
    v.description(
      'Parte solo dopo il consenso: G- misura le visite, AW- gli annunci, GT- tutti e due.',
    ),
    v.examples(['G-ABC123', 'AW-123456789', 'GT-ABC123']),
  ),
  googleConversion: v.pipe(
    v.string(),
    v.regex(
      /^AW-\d+\/[\w-]+$/,
      'non è una conversione di Google Ads; copiala da lì, come AW-123456789/AbC-D_efG',
    ),
    v.title('Conversione di Google Ads'),
    v.description(
      'Dove Google Ads conta un contatto, come la mostra Google Ads (send_to). Vuole un tag Google che comincia con AW- o GT-.',
    ),
    v.examples(['AW-123456789/AbC-D_efG']),
  ),
  metaPixel: v.pipe(
    v.string(),
    v.regex(/^\d{5,20}$/, 'non è il numero di un pixel; scrivi solo le cifre, come 1234567890'),
    v.title('Pixel di Meta'),
    v.description('Parte solo dopo il consenso.'),
    v.examples(['1234567890']),
  ),
}

const { leadWebhook, companyWebhook, leadMode, campaign, googleTag, googleConversion, metaPixel } =
  settingRules

export const settings = v.pipe(
  v.object({
    leadWebhook: v.nullish(reachable(leadWebhook)),
    companyWebhook: v.nullish(reachable(companyWebhook)),
    leadMode: v.nullish(leadMode),
    campaign: v.nullish(campaign),
    googleTag: v.nullish(googleTag),
    googleConversion: v.nullish(googleConversion),
    metaPixel: v.nullish(metaPixel),
  }),
  v.title('Collegamenti'),
)
