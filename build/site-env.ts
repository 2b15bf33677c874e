import * as v from 'valibot'
import type { SiteEnv } from '../src/lib/env.ts'

type Variables = Record<string, string | undefined>

/** Settings that stop the build; the message names each variable and says how to set it. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
  constructor(problems: string[]) {
    super(
      ['The site cannot be built like this:', ...problems.map(line => `  - ${line}`)].join('\n'),
    )
  }
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname))
}

const webhookUrl = v.optional(
  v.pipe(
    v.string(),
    v.check(isWebhookUrl, 'must be an https:// address (http:// only on this machine)'),
  ),
)

const schema = v.object({
  VITE_LEAD_WEBHOOK_URL: webhookUrl,
  VITE_COMPANY_WEBHOOK_URL: webhookUrl,
  VITE_LEAD_WEBHOOK_MODE: v.optional(
    v.picklist(['no-cors', 'cors'], 'must be "no-cors" or "cors"'),
    'no-cors',
  ),
  VITE_GOOGLE_TAG_ID: v.optional(
    v.pipe(v.string(), v.regex(/^(?:G|GT|AW)-[A-Z0-9]+$/, 'must look like G-ABC123')),
  ),
  VITE_META_PIXEL_ID: v.optional(
    v.pipe(v.string(), v.regex(/^\d{5,20}$/, 'must be the number of a pixel')),
  ),
})

function missing(name: string): string {
  return `${name} is missing: set it in .env or in the environment, as ${name}=https://hook.example.com/abc`
}

/**
 * Reads the configuration of a build. With no webhook at all, or when the demonstration is asked
 * for, the forms without a webhook write to the local lead inbox. Any webhook means business: then
 * the other one must be there too, and no placeholder may be left in the content.
 *
 * @throws ConfigurationError listing everything that is missing, malformed or still a placeholder.
 */
export function resolveSiteEnv(
  variables: Variables,
  options: { forceDemo: boolean; inboxUrl: string; findPlaceholders: () => string[] },
): SiteEnv {
  const given = Object.fromEntries(
    Object.entries(variables)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  )
  const parsed = v.safeParse(schema, given)
  const problems = (parsed.issues ?? []).map(
    issue => `${v.getDotPath(issue)} ${issue.message}, not "${String(issue.input)}"`,
  )
  const names = ['VITE_LEAD_WEBHOOK_URL', 'VITE_COMPANY_WEBHOOK_URL']
  const isDemo = options.forceDemo || names.every(name => !(name in given))
  if (!isDemo) {
    problems.push(...names.filter(name => !(name in given)).map(missing))
    problems.push(
      ...options
        .findPlaceholders()
        .map(place => `still a placeholder (replace it and remove demo): ${place}`),
    )
  }
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems)
  return {
    isDemo,
    leadWebhookUrl: parsed.output.VITE_LEAD_WEBHOOK_URL ?? `${options.inboxUrl}/lead`,
    leadWebhookMode: parsed.output.VITE_LEAD_WEBHOOK_MODE,
    companyWebhookUrl: parsed.output.VITE_COMPANY_WEBHOOK_URL ?? `${options.inboxUrl}/company`,
    googleTagId: parsed.output.VITE_GOOGLE_TAG_ID ?? '',
    metaPixelId: parsed.output.VITE_META_PIXEL_ID ?? '',
  }
}
