import { givenVariables, readVariables, type Variables } from './env-schema.ts'

/** Settings that stop the build; the message names each variable and says how to set it. */
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

/** A variable with the place that sets it, when that is a file. */
function placed(name: string, locate: (name: string) => string | null): string {
  const place = locate(name)
  return place?.includes(':') ? `${place}: ${name}` : name
}

/**
 * The ports of the servers on this machine.
 *
 * @throws ConfigurationError when one of them is no port.
 */
export function readPorts(variables: Variables): { site: number; inbox: number } {
  const { SITE_PORT, INBOX_PORT } = variables
  const { settings, problems } = readVariables({ SITE_PORT, INBOX_PORT })
  if (!settings)
    throw new ConfigurationError(problems.map(({ name, message }) => `${name} ${message}`))
  return { site: Number(settings.SITE_PORT), inbox: Number(settings.INBOX_PORT) }
}

/**
 * Reads the configuration of a build. With no webhook at all, or when the demonstration is asked
 * for, the forms without a webhook write to the local lead inbox. Any webhook means business: then
 * the other one must be there too, no placeholder may be left in the content, and the data of the
 * business must be well formed.
 *
 * @throws ConfigurationError listing everything that is missing, malformed or still a placeholder.
 */
export function resolveSiteEnv(
  variables: Variables,
  options: {
    forceDemo: boolean
    inboxUrl: string
    findPlaceholders: () => string[]
    findBusinessProblems: () => string[]
    /** Where a variable is set, as "file:line". */
    locate: (name: string) => string | null
  },
): SiteEnv {
  const given = givenVariables(variables)
  const { settings, problems: wrong } = readVariables(variables)
  const problems = wrong.map(({ name, message }) => `${placed(name, options.locate)} ${message}`)
  const names = ['VITE_LEAD_WEBHOOK_URL', 'VITE_COMPANY_WEBHOOK_URL']
  const isDemo = options.forceDemo || names.every(name => !(name in given))
  if (!isDemo) {
    problems.push(...names.filter(name => !(name in given)).map(missing))
    problems.push(...options.findBusinessProblems())
    problems.push(
      ...options
        .findPlaceholders()
        .map(place => `still a placeholder (replace it and remove demo): ${place}`),
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

/** The settings as src reads them: import.meta.env, typed in src/vite-env.d.ts. */
export function toDefine(env: SiteEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  )
}
