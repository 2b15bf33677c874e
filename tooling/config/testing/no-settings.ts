import { vi } from 'vitest'
import { schema } from '../env-schema.ts'

/** For the environment of another process: empty values come before those in the .env of the machine. */
export const noSettings: Record<string, string> = Object.fromEntries(
  Object.keys(schema.entries).map(name => [name, '']),
)

/** The tests have settings in their environment, which comes before .env. */
export function forgetSettings() {
  for (const name of Object.keys(noSettings)) vi.stubEnv(name, undefined)
}
