import { givenVariables, readVariables, type Variables } from './env-schema.ts'

/** Stops the build; the message lists every problem. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
  constructor(problems: string[]) {
    super(
      ['The site cannot be built like this:', ...problems.map(line => `  - ${line}`)].join('\n'),
    )
  }
}

function missing(name: string): string {
  return `${name} is missing: set it in .env or in the environment, as ${name}=https://hook.example.com/abc`
}

/** The name of a variable, after the line of the .env file that sets it, if one does. */
function placed(name: string, locate: (name: string) => string | null): string {
  const place = locate(name)
  return place?.includes(':') ? `${place}: ${name}` : name
}

/**
 * Reads the ports of the servers on this machine.
 *
 * @throws ConfigurationError if one of them is not a port.
 */
export function readPorts(variables: Variables): { site: number; inbox: number } {
  const { SITE_PORT, INBOX_PORT } = variables
  const { settings, problems } = readVariables({ SITE_PORT, INBOX_PORT })
  const lines = problems.map(({ name, message }) => `${name} ${message}`)
  if (!settings) throw new ConfigurationError(lines)
  return { site: Number(settings.SITE_PORT), inbox: Number(settings.INBOX_PORT) }
}

/**
 * Reads the configuration of a build. Without any webhook, or with `forceDemo`, the build is a
 * demonstration: forms without a webhook post to the local lead inbox. One webhook makes the build
 * real: it needs the other webhook, well-formed business data and content without placeholders.
 *
 * @throws ConfigurationError that lists everything missing, malformed or still a placeholder.
 */
export function resolveSiteEnv(
  variables: Variables,
  options: {
    forceDemo: boolean
    inboxUrl: string
    findPlaceholders: () => string[]
    findBusinessProblems: () => string[]
    /** Finds the place that sets a variable, as "file:line". */
    locate: (name: string) => string | null
  },
): SiteEnv {
  const given = givenVariables(variables)
  const { settings, problems: wrong } = readVariables(variables)
  const problems = wrong.map(({ name, message }) => `${placed(name, options.locate)} ${message}`)
  const webhooks = ['VITE_LEAD_WEBHOOK_URL', 'VITE_COMPANY_WEBHOOK_URL']
  const absent = webhooks.filter(name => !(name in given))
  const isDemo = options.forceDemo || absent.length === webhooks.length
  if (!isDemo) {
    const placeholders = options.findPlaceholders()
    problems.push(
      ...absent.map(missing),
      ...options.findBusinessProblems(),
      ...placeholders.map(place => `still a placeholder (replace it and remove demo): ${place}`),
    )
  }
  if (!settings || problems.length > 0) throw new ConfigurationError(problems)
  return {
    IS_DEMO: isDemo,
    VITE_LEAD_WEBHOOK_URL: settings.VITE_LEAD_WEBHOOK_URL ?? `${options.inboxUrl}/lead`,
    VITE_LEAD_WEBHOOK_MODE: settings.VITE_LEAD_WEBHOOK_MODE,
    VITE_COMPANY_WEBHOOK_URL: settings.VITE_COMPANY_WEBHOOK_URL ?? `${options.inboxUrl}/company`,
    VITE_GOOGLE_TAG_ID: settings.VITE_GOOGLE_TAG_ID ?? '',
    VITE_META_PIXEL_ID: settings.VITE_META_PIXEL_ID ?? '',
  }
}

/** The settings for src, which reads them from import.meta.env; src/vite-env.d.ts has the types. */
export function toDefine(env: SiteEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  )
}
