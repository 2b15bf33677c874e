import * as v from 'valibot'

export type Variables = Record<string, string | undefined>

/** A setting that cannot be used: which one, and what is wrong with it. */
export interface VariableProblem {
  name: string
  message: string
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

export function isLoopback(url: string): boolean {
  return loopback.includes(new URL(url).hostname)
}

function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(text))
}

const webhookUrl = v.optional(
  v.pipe(
    v.string(),
    v.check(isWebhookUrl, 'must be an https:// address (http:// only on this machine)'),
  ),
)

const portNumber = v.pipe(
  v.string(),
  v.check(
    text => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535,
    'must be the number of a port (1 to 65535)',
  ),
)

/** Every variable of the environment that the site is built with; `.env.example` is written from it. */
export const schema = v.object({
  VITE_LEAD_WEBHOOK_URL: v.pipe(
    webhookUrl,
    v.description(
      'Where the lead form, on every page, posts. With neither webhook the build is a demonstration;\nwith one of them the other must be there too.',
    ),
    v.examples(['https://hook.eu1.make.com/abc']),
  ),
  VITE_COMPANY_WEBHOOK_URL: v.pipe(
    webhookUrl,
    v.description(
      'Where the form for companies posts. The receiver must answer the cors preflight:\nnpm run doctor tests it.',
    ),
    v.examples(['https://hook.eu1.make.com/def']),
  ),
  VITE_LEAD_WEBHOOK_MODE: v.pipe(
    v.optional(v.picklist(['no-cors', 'cors'], 'must be "no-cors" or "cors"'), 'no-cors'),
    v.description(
      'How the lead form posts: no-cors reaches any receiver but cannot see an error;\ncors reads the answer, if the receiver allows it.',
    ),
    v.examples(['no-cors', 'cors']),
  ),
  VITE_GOOGLE_TAG_ID: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^(?:G|GT|AW)-[A-Z0-9]+$/, 'must look like G-ABC123'))),
    v.description('Google tag, started only after consent. Leave empty to do without.'),
    v.examples(['G-ABC123', 'AW-123456789']),
  ),
  VITE_META_PIXEL_ID: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^\d{5,20}$/, 'must be the number of a pixel'))),
    v.description('Meta pixel, started only after consent. Leave empty to do without.'),
    v.examples(['1234567890']),
  ),
  SITE_PORT: v.pipe(
    v.optional(portNumber, '4173'),
    v.description('Port of the site that npm start serves.'),
  ),
  INBOX_PORT: v.pipe(
    v.optional(portNumber, '4174'),
    v.description('Port of the lead inbox that npm start and npm run dev run on this machine.'),
  ),
})

export type Settings = v.InferOutput<typeof schema>

/** For Vite's loadEnv: what to take from the environment and the .env files. */
export const envPrefixes = ['VITE_', 'SITE_PORT', 'INBOX_PORT']

/** Vite's own; it may set it in the environment itself. */
const foreign = ['VITE_USER_NODE_ENV']

/** Variables that are there and not blank; an empty one counts as absent. */
export function givenVariables(variables: Variables): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.trim()]] : [],
    ),
  )
}

/**
 * Reads what was configured. A variable with our prefix that the schema does not know is a problem
 * too: a typing mistake in a name would otherwise turn a real site into a demonstration, silently.
 */
export function readVariables(variables: Variables): {
  settings: Settings | null
  problems: VariableProblem[]
} {
  const given = givenVariables(variables)
  const parsed = v.safeParse(schema, given)
  const malformed = (parsed.issues ?? []).map(issue => ({
    name: v.getDotPath(issue) ?? '',
    message: `${issue.message}, not "${String(issue.input)}"`,
  }))
  const unknown = Object.keys(given)
    .filter(name => name.startsWith('VITE_') && !(name in schema.entries))
    .filter(name => !foreign.includes(name))
    .map(name => ({
      name,
      message: `is not a setting of this site (${Object.keys(schema.entries).join(', ')})`,
    }))
  const problems = [...malformed, ...unknown]
  return { settings: parsed.success && problems.length === 0 ? parsed.output : null, problems }
}
