import { countSettings } from './counts.ts'
import { queryAdditions } from './query-additions.ts'
import { serviceSettings } from './services.ts'

/** Everything that a business may switch on. */
export const optionalSettings = { ...queryAdditions, ...serviceSettings, ...countSettings }

/** The environment of a site that has switched nothing on. */
export const allOff = Object.fromEntries(
  Object.values(optionalSettings).map(({ variable }) => [variable, '']),
  // Object.fromEntries is typed with string keys.
) as OptionalEnv
