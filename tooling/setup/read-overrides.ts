import { loadEnv } from 'vite'
import { withoutCredentials } from '../../src/content/schema/webhook-address.ts'
import { envPrefixes, givenVariables, overridesIn } from '../config/env-schema.ts'
import { findVariable } from '../config/find-variable.ts'

export interface Override {
  variable: string
  value: string
  /** The file and line that set it, unless it is the environment itself. */
  place: string
}

/** By the names of the settings: the variables that a real build takes instead. */
export function readOverrides(root: string): Record<string, Override> {
  const given = givenVariables(loadEnv('production', root, envPrefixes))
  return Object.fromEntries(
    overridesIn(given).map(({ variable, key, value }) => {
      const found = findVariable(root, 'production', variable)
      const place = found?.includes(':') ? found : ''
      return [key, { variable, value: withoutCredentials(value), place }]
    }),
  )
}
