import * as v from 'valibot'
import { loadEnv } from 'vite'
import { settings } from '../../src/content/schema/settings.ts'

export type SettingName = keyof (typeof settings)['entries']

// The type of Object.keys forgets the names.
export const settingNames = Object.keys(settings.entries) as SettingName[]

/** The variable that overrides a setting of the data. */
export const variableOf = (name: SettingName) =>
  // Each entry of the schema has one.
  (v.getMetadata(settings.entries[name].wrapped) as { variable: string }).variable

/** What is not in the data: where the servers on this machine listen, unless variables say otherwise. */
export const initialPorts = { SITE_PORT: '4173', INBOX_PORT: '4174' }

export const variableNames = [...settingNames.map(variableOf), ...Object.keys(initialPorts)]

/** Stops the build; the message lists every problem. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
  constructor(problems: readonly string[], advice: readonly string[] = []) {
    const lines = problems.map(line => `  - ${line}`)
    super(['Il sito non si può costruire così:', ...lines, ...advice].join('\n'))
  }
}

/** Variables with our prefix that Vite itself sets. */
const foreign = ['VITE_USER_NODE_ENV']

/** A variable with a value, which is trimmed. */
export interface Variable {
  name: string
  value: string
}

/** The variables of the environment and of .env files that are ours; a blank one counts as absent. */
export function readVariables(root: string, mode: string): Variable[] {
  const loaded = loadEnv(mode, root, ['VITE_', ...Object.keys(initialPorts)])
  return Object.entries(loaded)
    .map(([name, text]) => ({ name, value: text.trim() }))
    .filter(({ name, value }) => value !== '' && !foreign.includes(name))
}

/** What a misspelt name would do: silently turn a real site into a demonstration. */
export function findUnknown(variables: readonly Variable[]): string[] {
  const names = variableNames.join(', ')
  return variables
    .filter(({ name }) => !variableNames.includes(name))
    .map(({ name }) => `${name}: non è un’impostazione di questo sito; i nomi giusti sono ${names}`)
}

/**
 * The port that a variable says, or its initial one.
 *
 * @throws ConfigurationError if it is none.
 */
export function readPort(variables: readonly Variable[], name: keyof typeof initialPorts): number {
  const { value } = variables.find(each => each.name === name) ?? { value: initialPorts[name] }
  const port = Number(value)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new ConfigurationError([
    `${name}: "${value}" non è il numero di una porta; scrivine uno da 1 a 65535, come 4173`,
  ])
}
