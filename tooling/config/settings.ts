import * as v from 'valibot'
import { loadEnv } from 'vite'
import { settings as schema, trialSettings } from '../../src/content/schema/settings.ts'
import { withoutCredentials } from '../../src/content/schema/webhook-address.ts'
import { type Problem, placeIn, problemAt, readOwn } from '../business/business-files.ts'
import { findUnreadable } from '../business/find-problems.ts'

type SettingName = keyof (typeof schema)['entries']

// The type of Object.keys forgets the names.
export const settingNames = Object.keys(schema.entries) as SettingName[]

export const variableOf = (name: SettingName) =>
  // Each entry of the schema has one.
  (v.getMetadata(schema.entries[name].wrapped) as { variable: string }).variable

/** What is not in the data: where the servers on this machine listen, unless variables say otherwise. */
export const initialPorts = { SITE_PORT: '4173', INBOX_PORT: '4174' }

export const variableNames = [...settingNames.map(variableOf), ...Object.keys(initialPorts)]

export const webhookNames = ['leadWebhook', 'companyWebhook'] as const

/** The variables of the environment and of .env files that are ours; a blank one counts as absent. */
function readVariables(root: string, mode: string): Record<string, string> {
  const loaded = loadEnv(mode, root, ['VITE_', ...Object.keys(initialPorts)])
  // Vite itself sets the one that is left out.
  const { VITE_USER_NODE_ENV: _, ...ours } = loaded
  const trimmed = Object.entries(ours).map(([name, text]) => [name, text.trim()])
  return Object.fromEntries(trimmed.filter(([, value]) => value))
}

/** Names that stand for nothing, which would silently turn a real site into a demonstration, and ports that are none. */
function findMisnamed(variables: Record<string, string>): string[] {
  const names = variableNames.join(', ')
  return Object.entries(variables).flatMap(([name, value]) => {
    if (!variableNames.includes(name))
      return `${name}: non è un’impostazione di questo sito; i nomi giusti sono ${names}`
    const isPort = /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 65_535
    return name in initialPorts && !isPort
      ? `${name}: "${value}" non è il numero di una porta; scrivine uno da 1 a 65535, come 4173`
      : []
  })
}

const missing =
  'manca; scrivi in npm run setup, sotto “Collegamenti”, o nelle impostazioni dell’host che costruisce, l’indirizzo che dà l’automazione (per un sito dimostrativo: npx vite build --mode demo)'

/** Counts need somebody who receives them, whom the policies name. */
function findUncounted(root: string): Problem[] {
  if (findUnreadable(root, 'company').length > 0) return []
  const { text, value } = readOwn(root, 'company')
  const isNamed = JSON.stringify(value.processors ?? []).includes('"role":"statistics"')
  const message = `manca chi riceve i conteggi (statistics), che ${variableOf('counts')} accende; aggiungilo`
  return isNamed
    ? []
    : [problemAt(text, { file: 'company', path: ['processors'], kind: 'missing', message })]
}

/** What a site is connected to: the data, and the variables that override them. */
export type Settings = ReturnType<typeof readSettings>

/**
 * The settings, and what is wrong with them: for a trial, which may post to this machine, and for a real site,
 * which needs the webhooks.
 *
 * @throws Error that names file and line, if the data cannot be read.
 */
export function readSettings(root: string, { mode, usesOwn }: { mode: string; usesOwn: boolean }) {
  const variables = readVariables(root, mode)
  const overrides = new Map(
    settingNames.flatMap(setting => {
      const name = variableOf(setting)
      const value = variables[name]
      return value ? [[setting, { name, value }]] : []
    }),
  )
  const { text, value: own } = usesOwn ? readOwn(root, 'settings') : { text: '', value: {} }
  const values: Partial<Record<SettingName, unknown>> = Object.fromEntries(
    settingNames.flatMap(name => {
      const value = variables[variableOf(name)] ?? own[name]
      return value === undefined || value === null || value === '' ? [] : [[name, value]]
    }),
  )
  const about = (name: SettingName) => ({ file: 'settings' as const, path: [name] })
  const findBroken = (rules: typeof schema) =>
    (v.safeParse(rules, values).issues ?? []).map((issue): Problem => {
      // The schema has no other keys.
      const name = v.getDotPath(issue) as SettingName
      const place = overrides.get(name)?.name ?? placeIn(text, 'settings', [name])
      const message = `"${withoutCredentials(String(values[name]))}" ${issue.message}`
      return { ...about(name), place, kind: 'rule', message }
    })
  const absent = webhookNames
    .filter(name => !(name in values))
    .map((name): Problem => {
      return { ...about(name), place: variableOf(name), kind: 'missing', message: missing }
    })
  const portOf = (name: keyof typeof initialPorts) => Number(variables[name] ?? initialPorts[name])
  return {
    values,
    overrides,
    ports: { site: portOf('SITE_PORT'), inbox: portOf('INBOX_PORT') },
    misnamed: findMisnamed(variables),
    problems: {
      trial: findBroken(trialSettings),
      real: [...findBroken(schema), ...absent, ...('counts' in values ? findUncounted(root) : [])],
    },
  }
}
