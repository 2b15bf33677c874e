import * as v from 'valibot'
import { settings, trialSettings } from '../../src/content/schema/settings.ts'
import { withoutCredentials } from '../../src/content/schema/webhook-address.ts'
import { type Problem, placeIn, readOwn } from '../business/business-files.ts'
import {
  readVariables,
  type SettingName,
  settingNames,
  type Variable,
  variableOf,
} from './variables.ts'

/** What a site is connected to: the data, and the variables that override them. */
export interface Settings {
  values: Partial<Record<SettingName, unknown>>
  overrides: Map<SettingName, Variable>
  variables: Variable[]
  placeOf: (name: SettingName) => string
}

/** @throws Error that names file and line, if the data cannot be read. */
export function readSettings(
  root: string,
  { mode, usesOwn }: { mode: string; usesOwn: boolean },
): Settings {
  const variables = readVariables(root, mode)
  const overrides = new Map(
    settingNames.flatMap(setting => {
      const variable = variables.find(({ name }) => name === variableOf(setting))
      return variable ? [[setting, variable]] : []
    }),
  )
  const { text, value: own } = usesOwn ? readOwn(root, 'settings') : { text: '', value: {} }
  const values = Object.fromEntries(
    settingNames.flatMap(name => {
      const value = overrides.get(name)?.value ?? own[name]
      return value === undefined || value === null || value === '' ? [] : [[name, value]]
    }),
  )
  const placeOf = (name: SettingName) =>
    overrides.get(name)?.name ?? placeIn(text, 'settings', [name])
  return { values, overrides, variables, placeOf }
}

export const webhookNames = ['leadWebhook', 'companyWebhook'] as const

/** The way out of whatever stops a real site. */
const toDemo = 'per un sito dimostrativo: npx vite build --mode demo'

const missing = `manca; scrivi in npm run setup, sotto “Collegamenti”, o nelle impostazioni dell’host che costruisce, l’indirizzo che dà l’automazione (${toDemo})`

const about = (name: SettingName) => ({ file: 'settings' as const, path: [name] })

/** Lists what breaks a rule; of a real site also the webhooks that are not there. A trial may post to this machine. */
export function findSettingProblems(
  { values, placeOf }: Settings,
  { isTrial }: { isTrial: boolean },
): Problem[] {
  const { issues = [] } = v.safeParse(isTrial ? trialSettings : settings, values)
  const broken = issues.map((issue): Problem => {
    // The schema has no other keys.
    const name = v.getDotPath(issue) as SettingName
    const message = `"${withoutCredentials(String(values[name]))}" ${issue.message}`
    return { ...about(name), place: placeOf(name), kind: 'rule', message }
  })
  const absent = webhookNames
    .filter(name => !isTrial && !(name in values))
    .map((name): Problem => {
      return { ...about(name), place: variableOf(name), kind: 'missing', message: missing }
    })
  return [...broken, ...absent]
}
