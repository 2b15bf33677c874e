import * as v from 'valibot'
import { schema } from './env-schema.ts'

const opening = `# Every setting of the site. Copy this file to .env and fill in what you need; what stays empty
# counts as absent. Written by npm run env-example from tooling/config/env-schema.ts: do not edit it here.`

/** The text of .env.example. An unchanged copy configures a demonstration. */
export function envExample(): string {
  const entries = Object.entries(schema.entries).map(([name, entry]) => {
    const examples = v.getExamples(entry)
    return [
      (v.getDescription(entry) ?? '').replace(/^/gm, '# '),
      ...(examples.length > 0 ? [`# For example: ${examples.join(' or ')}`] : []),
      `${name}=${entry.default ?? ''}`,
    ].join('\n')
  })
  return `${[opening, ...entries].join('\n\n')}\n`
}
