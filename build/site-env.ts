import * as v from 'valibot'
import type { SiteEnv } from '../src/lib/env'

type Variables = Record<string, string | undefined>

/** Settings that stop the build; the message names each variable and says how to set it. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
  constructor(problems: string[]) {
    super(['The configuration is not complete:', ...problems.map(line => `  - ${line}`)].join('\n'))
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
})

/**
 * Reads the configuration of a build. With no webhook at all the build is a demonstration, whose
 * forms write to the local lead inbox; one webhook without the other is a mistake.
 *
 * @throws ConfigurationError listing every missing or malformed variable.
 */
export function resolveSiteEnv(
  variables: Variables,
  { forceDemo, inboxUrl }: { forceDemo: boolean; inboxUrl: string },
): SiteEnv {
  const given = Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
  const result = v.safeParse(schema, given)
  const problems = (result.issues ?? []).map(
    issue => `${v.getDotPath(issue)} ${issue.message}, not "${String(issue.input)}"`,
  )
  const lead = given['VITE_LEAD_WEBHOOK_URL']
  const company = given['VITE_COMPANY_WEBHOOK_URL']
  const example = '(set it in .env or in the environment: NAME=https://hook.example.com/abc)'
  if (company && !lead) problems.push(`VITE_LEAD_WEBHOOK_URL is missing ${example}`)
  if (lead && !company) problems.push(`VITE_COMPANY_WEBHOOK_URL is missing ${example}`)
  if (!result.success || problems.length > 0) throw new ConfigurationError(problems)
  return {
    isDemo: forceDemo || !lead,
    leadWebhookUrl: result.output.VITE_LEAD_WEBHOOK_URL ?? `${inboxUrl}/lead`,
    leadWebhookMode: result.output.VITE_LEAD_WEBHOOK_MODE,
    companyWebhookUrl: result.output.VITE_COMPANY_WEBHOOK_URL ?? `${inboxUrl}/company`,
  }
}
