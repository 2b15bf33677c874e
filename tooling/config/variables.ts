import * as v from 'valibot'
import { loadEnv } from 'vite'
import { settings } from '../../src/content/schema/settings.ts'
import { withoutCredentials } from '../../src/content/schema/webhook-address.ts'

export type SettingName = keyof (typeof settings)['entries']

interface Rule {
  variable: string
  hint: string
  examples: readonly unknown[]
}

function ruleOf(name: SettingName): Rule {
  const schema = settings.entries[name].wrapped
  // Each entry of the schema has it.
  const { variable } = v.getMetadata(schema) as { variable: string }
  return { variable, hint: v.getDescription(schema) ?? '', examples: v.getExamples(schema) }
}

// The type of Object.keys forgets the names.
export const settingNames = Object.keys(settings.entries) as SettingName[]

/** The variable that overrides each setting of the data. */
export const settingRules = new Map(settingNames.map(name => [name, ruleOf(name)]))

/** What is not in the data: where the servers on this machine listen. */
export const portRules = {
  SITE_PORT: {
    initial: '4173',
    hint: 'La porta del sito che npm start mostra su questo computer.',
  },
  INBOX_PORT: {
    initial: '4174',
    hint: 'La porta della casella dei contatti di prova, che npm start e npm run dev aprono su questo computer.',
  },
}

export const variableNames = [
  ...[...settingRules.values()].map(({ variable }) => variable),
  ...Object.keys(portRules),
]

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
  const loaded = loadEnv(mode, root, ['VITE_', ...Object.keys(portRules)])
  return Object.entries(loaded).flatMap(([name, text]) => {
    const value = text.trim()
    const isOurs = value !== '' && !foreign.includes(name)
    return isOurs ? { name, value } : []
  })
}

/** What a misspelt name would do: silently turn a real site into a demonstration. */
export function findUnknown(variables: readonly Variable[]): string[] {
  return variables
    .filter(({ name }) => !variableNames.includes(name))
    .map(
      ({ name }) =>
        `${name}: non è un’impostazione di questo sito; i nomi giusti sono ${variableNames.join(', ')}`,
    )
}

/**
 * The port that a variable says, or its initial one.
 *
 * @throws ConfigurationError if it is none.
 */
export function readPort(variables: readonly Variable[], name: keyof typeof portRules): number {
  const { value = portRules[name].initial } = variables.find(each => each.name === name) ?? {}
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (port >= 1 && port <= 65_535) return port
  const shown = withoutCredentials(value)
  const problem = `${name}: "${shown}" non è il numero di una porta; scrivine uno da 1 a 65535, come 4173`
  throw new ConfigurationError([problem])
}
