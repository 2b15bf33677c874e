import * as v from 'valibot'
import { countSettings } from '../services/counts.ts'
import { optionalSettings } from '../services/optional-settings.ts'
import type { ChoiceSetting, ServiceSetting } from '../services/provider.ts'
import { countsConversions, serviceSettings } from '../services/services.ts'
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

const webhook = v.pipe(
  v.string('va scritto tra virgolette'),
  visible,
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? findAddressFault(dataset.value) : null
    if (fault) addIssue({ message: addressFaults[fault] })
  }),
)

const publicWebhook = v.pipe(
  webhook,
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? findPublicFault(dataset.value) : null
    if (fault) addIssue({ message: publicFaults[fault] })
  }),
)

interface About extends Pick<ServiceSetting, 'variable' | 'title' | 'hint' | 'examples'> {
  meanings?: Readonly<Record<string, string>>
}

/** A setting that may be absent, with what a person reads of it and the variable that overrides it. */
const setting = (
  rule: v.GenericSchema<string, string>,
  { variable, title, hint, examples, meanings }: About,
) =>
  v.nullish(
    v.pipe(
      rule,
      v.title(title),
      v.description(hint),
      v.examples([...examples]),
      v.metadata({ variable, ...(meanings && { meanings }) }),
    ),
  )

const serviceSetting = ({ form, problem, ...about }: ServiceSetting) =>
  setting(v.pipe(v.string('va scritto tra virgolette'), v.regex(form, problem)), about)

function choiceSetting(about: ChoiceSetting) {
  const values = Object.keys(about.meanings)
  const problem = `non è un valore previsto; scrivi ${values.join(' oppure ')}, oppure lascia vuoto`
  return setting(v.picklist(values, problem), { ...about, examples: values })
}

/** Optional settings, as their entries say them. */
function settingsOf<Settings extends Record<string, ServiceSetting | ChoiceSetting>>(
  entries: Settings,
) {
  const rules = Object.entries(entries).map(([key, entry]) => [
    key,
    'meanings' in entry ? choiceSetting(entry) : serviceSetting(entry),
  ])
  // Object.fromEntries is typed with string keys.
  return Object.fromEntries(rules) as Record<keyof Settings, ReturnType<typeof setting>>
}

/** The connections of the site. None is secret: they are in the script of every visitor. */
const entriesWith = (webhook: v.GenericSchema<string, string>) => ({
  leadWebhook: setting(webhook, {
    variable: 'VITE_LEAD_WEBHOOK_URL',
    title: 'Webhook del modulo contatti',
    hint: 'Dove arrivano i contatti del modulo che si apre in ogni pagina: l’indirizzo definitivo del webhook, senza rinvii e senza password.',
    examples: ['https://hook.eu1.make.com/abc'],
  }),
  companyWebhook: setting(webhook, {
    variable: 'VITE_COMPANY_WEBHOOK_URL',
    title: 'Webhook del modulo aziende',
    hint: 'Dove arrivano i contatti del modulo per le aziende. L’automazione deve dare al browser il permesso di inviare (cors).',
    examples: ['https://hook.eu1.make.com/def'],
  }),
  leadMode: setting(
    v.picklist(['no-cors', 'cors'], 'non è una modalità; scrivi no-cors oppure cors'),
    {
      variable: 'VITE_LEAD_WEBHOOK_MODE',
      title: 'Come invia il modulo contatti',
      hint: 'no-cors va bene per qualsiasi automazione, ma non vede gli errori; cors legge la risposta, se l’automazione lo permette.',
      examples: ['no-cors', 'cors'],
      meanings: { 'no-cors': 'senza leggere la risposta', cors: 'legge la risposta' },
    },
  ),
  ...settingsOf(optionalSettings),
})

const settingsWith = (webhook: v.GenericSchema<string, string>) =>
  v.pipe(
    v.object(entriesWith(webhook)),
    v.forward(
      v.partialCheck(
        [['googleTag'], ['googleConversion']],
        ({ googleTag, googleConversion }) =>
          !googleConversion || countsConversions(googleTag ?? ''),
        `conta solo con un tag Google che comincia con AW- o GT-; scrivilo in “${serviceSettings.googleTag.title}” (${serviceSettings.googleTag.variable})`,
      ),
      ['googleConversion'],
    ),
    v.forward(
      v.partialCheck(
        [['counts'], ['countsConsent']],
        ({ counts, countsConsent }) => !countsConsent || Boolean(counts),
        `vale solo con un servizio che conta; scrivi il suo indirizzo in “${countSettings.counts.title}” (${countSettings.counts.variable})`,
      ),
      ['countsConsent'],
    ),
    v.title('Collegamenti'),
  )

/** The settings of a real site. */
export const settings = settingsWith(publicWebhook)

/** The settings of a trial, which may post to this machine. */
export const trialSettings = settingsWith(webhook)
