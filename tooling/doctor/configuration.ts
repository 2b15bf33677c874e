import {
  givenVariables,
  readVariables,
  type Settings,
  type Variables,
} from '../config/env-schema.ts'
import { type Check, error } from './check.ts'
import { companyTestLead, contactTestLead } from './test-leads.ts'
import type { Webhook } from './webhook-checks.ts'

const forms = {
  VITE_LEAD_WEBHOOK_URL: 'modulo contatti',
  VITE_COMPANY_WEBHOOK_URL: 'modulo aziende',
} as const

type Variable = keyof typeof forms
const variableNames = Object.keys(forms) as Variable[] // Object.keys forgets the names.

function webhooksOf(settings: Partial<Settings>, now: Date): Webhook[] {
  return variableNames.flatMap(variable => {
    const url = settings[variable]
    if (url === undefined) return []
    const isLead = variable === 'VITE_LEAD_WEBHOOK_URL'
    return [
      {
        target: forms[variable],
        variable,
        url,
        mode: isLead ? (settings.VITE_LEAD_WEBHOOK_MODE ?? 'no-cors') : 'cors',
        testLead: isLead ? contactTestLead(now) : companyTestLead(now),
      },
    ]
  })
}

/** What is configured, as the build would read it, and what of that is missing or malformed. */
export function readConfiguration(
  variables: Variables,
  now: Date,
): { webhooks: Webhook[]; checks: Check[] } {
  const given = givenVariables(variables)
  const { problems } = readVariables(variables)
  const isWrong = (name: string) => problems.some(problem => problem.name === name)
  const checks = problems.map(({ name }) =>
    error(
      'configuration.variable',
      name,
      `non è un’impostazione valida: "${given[name] ?? ''}"`,
      '.env.example spiega ogni impostazione',
    ),
  )
  const missing = variableNames.filter(name => !(name in given))
  if (missing.length === variableNames.length) {
    checks.push(
      error(
        'configuration.webhooks',
        'configurazione',
        'nessun webhook configurato: questo è un sito dimostrativo',
        `metti in .env ${missing.join(' e ')}, come in .env.example`,
      ),
    )
  } else {
    for (const name of missing) {
      const remedy = `metti ${name} in .env, come in .env.example`
      checks.push(
        error('configuration.webhooks', forms[name], 'nessun webhook configurato', remedy),
      )
    }
  }
  const sound = Object.fromEntries(Object.entries(given).filter(([name]) => !isWrong(name)))
  return { webhooks: webhooksOf(readVariables(sound).settings ?? {}, now), checks }
}
