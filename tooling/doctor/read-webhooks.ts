import {
  givenVariables,
  readVariables,
  type Settings,
  type Variables,
} from '../config/env-schema.ts'
import { about, type Check } from './check.ts'
import { companyTestLead, contactTestLead } from './test-leads.ts'
import type { Webhook } from './webhook-checks.ts'

const forms = [
  { target: 'modulo contatti', variable: 'VITE_LEAD_WEBHOOK_URL', toTestLead: contactTestLead },
  { target: 'modulo aziende', variable: 'VITE_COMPANY_WEBHOOK_URL', toTestLead: companyTestLead },
] as const

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
        'nessun webhook configurato',
        `metti ${variable} in .env, come in .env.example`,
      ),
    )
  const names = forms.map(({ variable }) => variable).join(' e ')
  return [
    about('configuration.webhooks', 'configurazione').error(
      'nessun webhook configurato: questo è un sito dimostrativo',
      `metti in .env ${names}, come in .env.example`,
    ),
  ]
}

/** The webhooks that the build would use, and a fault for each missing or malformed setting. */
export function readWebhooks(variables: Variables, now: Date) {
  const given = givenVariables(variables)
  const wrong = readVariables(variables).problems.map(({ name }) => name)
  const malformed = wrong.map(name =>
    about('configuration.variable', name).error(
      `non è un’impostazione valida: "${given[name] ?? ''}"`,
      '.env.example spiega ogni impostazione',
    ),
  )
  const sound = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.includes(name)))
  const webhooks = webhooksOf(readVariables(sound).settings ?? {}, now)
  return { webhooks, checks: [...malformed, ...checkMissing(given)] }
}
