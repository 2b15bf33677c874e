import * as v from 'valibot'
import { settings as schema } from '../../../src/content/schema/settings.ts'
import { findAddressFault } from '../../../src/content/schema/webhook-address.ts'
import { findSettingProblems, type Settings, webhookNames } from '../../config/settings.ts'
import { about, type Check } from '../check.ts'
import { companyTestLead, contactTestLead } from './test-leads.ts'
import type { Webhook } from './webhook.ts'

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
    const mode = name === 'companyWebhook' || values.leadMode === 'cors' ? 'cors' : 'no-cors'
    const title = `“${v.getTitle(schema.entries[name].wrapped)}”`
    const variable = overrides.get(name)?.name ?? title
    return { target, variable, url, mode, testLead: toTestLead(now) }
  })
}

const whereToWrite =
  'scrivi in npm run setup, sotto “Collegamenti”, l’indirizzo che dà l’automazione; docs/pubblicare.md dice come'

/** A fault for each setting that is missing or stops a real build. */
export function checkSettings(settings: Settings): Check[] {
  const problems = findSettingProblems(settings, { isTrial: false })
  const broken = problems.filter(({ kind }) => kind === 'rule')
  const missing = webhookNames.filter(name => !(name in settings.values))
  const faults = broken.map(({ place, message }) => {
    const [, fault = message, remedy = ''] = /^("[^"]*" [^;]*); (.*)$/.exec(message) ?? []
    return about('configuration.variable', place).error(fault, remedy)
  })
  if (missing.length === webhookNames.length)
    return [
      ...faults,
      about('configuration.webhooks', 'configurazione').error(
        'non c’è nessun webhook: questo è un sito dimostrativo, e i contatti non arrivano a nessuno',
        whereToWrite,
      ),
    ]
  return [
    ...faults,
    ...missing.map(name =>
      about('configuration.webhooks', forms[name].target).error(
        'non c’è un webhook, quindi questi contatti non arrivano a nessuno',
        whereToWrite,
      ),
    ),
  ]
}
