import {
  type AddressFault,
  findAddressFault,
  findPublicFault,
  type PublicFault,
  withoutCredentials,
} from '../../../src/content/schema/webhook-address.ts'
import {
  givenVariables,
  readVariables,
  type Settings,
  type Variables,
} from '../../config/env-schema.ts'
import { about, type Check } from '../check.ts'
import { companyTestLead, contactTestLead } from './test-leads.ts'
import type { Webhook } from './webhook.ts'

const forms = [
  { target: 'modulo contatti', variable: 'VITE_LEAD_WEBHOOK_URL', toTestLead: contactTestLead },
  { target: 'modulo aziende', variable: 'VITE_COMPANY_WEBHOOK_URL', toTestLead: companyTestLead },
] as const

const addressFaults: Record<AddressFault | PublicFault, { message: string; remedy: string }> = {
  insecure: {
    message: 'non è un indirizzo https://',
    remedy: 'copia dall’automazione l’indirizzo intero, che comincia con https://',
  },
  credentials: {
    message: 'contiene un utente o una password: i browser non inviano a un indirizzo così',
    remedy:
      'disattiva l’autenticazione del webhook: ciò che sta nel sito lo legge chiunque, password compresa',
  },
  ipv6: {
    message:
      'è un indirizzo IPv6, fatto di numeri, che le regole di sicurezza del sito non possono permettere',
    remedy: 'metti un indirizzo con un nome, per esempio https://n8n.tuodominio.it/…',
  },
  loopback: {
    message: 'è l’indirizzo di questo computer: i visitatori non lo raggiungono',
    remedy: 'prima di pubblicare metti l’indirizzo che dà l’automazione',
  },
  private: {
    message: 'è un indirizzo di una rete interna: i visitatori non lo raggiungono',
    remedy: 'metti l’indirizzo pubblico dell’automazione',
  },
  example: {
    message: 'è un indirizzo di esempio: nessuno riceve i contatti',
    remedy: 'metti l’indirizzo che dà l’automazione',
  },
}

function isWebhook(name: string): boolean {
  return forms.some(({ variable }) => variable === name)
}

function checkVariable(name: string, value: string): Check {
  const { error } = about('configuration.variable', name)
  const fault = isWebhook(name) ? (findAddressFault(value) ?? findPublicFault(value)) : null
  const { message, remedy } = fault
    ? addressFaults[fault]
    : {
        message: 'questa impostazione non è valida',
        remedy: 'npm run setup, sotto “Collegamenti”, dice che cosa si può scrivere',
      }
  return error(`${message}: "${withoutCredentials(value)}"`, remedy)
}

function webhooksOf(settings: Partial<Settings>, now: Date): Webhook[] {
  const leadMode = settings.VITE_LEAD_WEBHOOK_MODE ?? 'no-cors'
  return forms.flatMap(({ target, variable, toTestLead }) => {
    const url = settings[variable]
    const mode = variable === 'VITE_LEAD_WEBHOOK_URL' ? leadMode : 'cors'
    return url === undefined ? [] : { target, variable, url, mode, testLead: toTestLead(now) }
  })
}

function checkMissing(given: Record<string, string>): Check[] {
  const missing = forms.filter(({ variable }) => !(variable in given))
  if (missing.length < forms.length)
    return missing.map(({ target, variable }) =>
      about('configuration.webhooks', target).error(
        'non c’è un webhook, quindi questi contatti non arrivano a nessuno',
        `scrivi in npm run setup, sotto “Collegamenti”, l’indirizzo che dà l’automazione (${variable}); docs/pubblicare.md dice come`,
      ),
    )
  const names = forms.map(({ variable }) => variable).join(' e ')
  return [
    about('configuration.webhooks', 'configurazione').error(
      'non c’è nessun webhook: questo è un sito dimostrativo, e i contatti non arrivano a nessuno',
      `scrivi in npm run setup, sotto “Collegamenti”, gli indirizzi che dà l’automazione (${names}); docs/pubblicare.md dice come`,
    ),
  ]
}

/** The webhooks to examine, and a fault for each setting that is missing or stops the build. */
export function readWebhooks(variables: Variables, now: Date) {
  const given = givenVariables(variables)
  const wrong = readVariables(variables).problems.map(({ name }) => name)
  const faulty = Object.entries(given)
    .filter(([name, value]) => wrong.includes(name) || (isWebhook(name) && findPublicFault(value)))
    .map(([name, value]) => checkVariable(name, value))
  const sound = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.includes(name)))
  const webhooks = webhooksOf(readVariables(sound).settings ?? {}, now)
  return { webhooks, checks: [...faulty, ...checkMissing(given)] }
}
