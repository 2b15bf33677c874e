import type { Answer } from './ask.ts'
import type { BuiltSite } from './built-site.ts'

/** A host that serves the built site, and can be asked. */
export interface Visit {
  built: BuiltSite
  /** Accepts what a browser does, unless told otherwise. */
  ask: (path: string, headers?: Record<string, string>, host?: string) => Promise<Answer>
}
