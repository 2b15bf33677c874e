import { vi } from 'vitest'
import { schema } from '../env-schema.ts'

/** The tests have settings in their environment, which comes before .env. */
export function forgetSettings() {
  for (const name of Object.keys(schema.entries)) vi.stubEnv(name, undefined)
}
