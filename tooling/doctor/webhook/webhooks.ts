import * as v from 'valibot'
import { settings as schema } from '../../../src/content/schema/settings.ts'
import { findAddressFault } from '../../../src/content/schema/webhook-address.ts'
import {
  answerAll,
  isChoice,
  optionsOf,
  toCompanyPayload,
} from '../../../src/features/company-lead/company-lead.ts'
import { toContactPayload } from '../../../src/features/contact/contact-lead.ts'
import { type Settings, webhookNames } from '../../config/settings.ts'
import { about, type Check } from '../check.ts'

export interface Webhook {
  /** The name of the form in the report. */
  target: string
  variable: string
  url: string
  mode: 'no-cors' | 'cors'
  /** Whether the form may also send in the other mode. */
  hasChoice: boolean
  testLead: Record<string, string>
}

/** The name that marks a lead as a test, wherever it is read. */
export const testMark = 'PROVA - doctor'

/** Nobody's address: example.com never receives mail (RFC 2606). */
const email = 'prova@example.com'
const telefono = '+39 000 000 0000'

export function contactTestLead(now: Date) {
  return toContactPayload({ nome: testMark, email, telefono, accettaTermini: true }, now)
}

export function companyTestLead(now: Date) {
  const answers = answerAll(field => (isChoice(field) ? optionsOf(field)[0] : testMark))
  return toCompanyPayload({ ...answers, email, telefono }, now)
}

const forms = {
  leadWebhook: { target: 'modulo contatti', toTestLead: contactTestLead },
  companyWebhook: { target: 'modulo aziende', toTestLead: companyTestLead },
}

/** The webhooks of the settings that a browser could ask. */
export function webhooksOf({ values, overrides }: Settings, now: Date): Webhook[] {
  return webhookNames.flatMap(name => {
    const url = values[name]
    if (typeof url !== 'string' || findAddressFault(url)) return []
    const { target, toTestLead } = forms[name]
    const hasChoice = name === 'leadWebhook'
    const mode = hasChoice && values.leadMode !== 'cors' ? 'no-cors' : 'cors'
    const title = `“${v.getTitle(schema.entries[name].wrapped)}”`
    const variable = overrides.get(name)?.name ?? title
    return { target, variable, url, mode, hasChoice, testLead: toTestLead(now) }
  })
}

/** A fault for each setting that is missing or stops a real build. */
export function checkSettings(settings: Settings): Check[] {
  const broken = settings.problems.real.filter(({ kind }) => kind === 'rule')
  const missing = webhookNames.filter(name => !(name in settings.values))
  return [
    ...broken.map(({ place, message }) => {
      const [, fault = message, remedy = ''] = /^("[^"]*" [^;]*); (.*)$/.exec(message) ?? []
      return about('configuration.variable', place).error(fault, remedy)
    }),
    ...missing.map(name =>
      about('configuration.webhooks', forms[name].target).error(
        'non c’è un webhook, quindi questi contatti non arrivano a nessuno',
        'scrivi in npm run setup, sotto “Collegamenti”, l’indirizzo che dà l’automazione; docs/pubblicare.md dice come',
      ),
    ),
  ]
}
