import { describePublicFault } from '../../src/content/schema/settings.ts'
import { givenVariables, readVariables, type Variables } from './env-schema.ts'

/** Stops the build; the message lists every problem. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
  constructor(
    readonly problems: readonly string[],
    advice: readonly string[] = [],
  ) {
    const lines = problems.map(line => `  - ${line}`)
    super(['Il sito non si può costruire così:', ...lines, ...advice].join('\n'))
  }
}

const webhooks = ['VITE_LEAD_WEBHOOK_URL', 'VITE_COMPANY_WEBHOOK_URL'] as const

const toDemo = 'per un sito dimostrativo: npx vite build --mode demo'

const setupAdvice =
  'Tutto questo si scrive nella pagina che apre npm run setup, oppure a mano nei file di src/content/business.'

function missing(name: string): string {
  return `${name}: manca; scrivi in npm run setup, sotto “Collegamenti”, o nelle impostazioni dell’host che costruisce, l’indirizzo che dà l’automazione (${toDemo})`
}

function findUnreachable(given: Record<string, string>) {
  return webhooks.flatMap(name => {
    const address = given[name] ?? ''
    const fault = describePublicFault(address)
    return fault ? [{ name, message: `"${address}" ${fault} (${toDemo})` }] : []
  })
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
  const lines = problems.map(({ name, message }) => `${name}: ${message}`)
  if (!settings) throw new ConfigurationError(lines)
  return { site: Number(settings.SITE_PORT), inbox: Number(settings.INBOX_PORT) }
}

/**
 * Reads the configuration of a build. With `forceDemo` it is a demonstration: forms without a webhook
 * post to the local lead inbox. Without any webhook it is one too, for a check and while the data lack
 * something, except where a host builds the site: a host that lost its variables must not publish
 * forms that send nothing.
 * Any other build is real: it needs both webhooks, at addresses that visitors reach, and whole data.
 *
 * @throws ConfigurationError that lists everything missing or malformed.
 */
export function resolveSiteEnv(
  variables: Variables,
  options: {
    forceDemo: boolean
    /** Whether a host builds the site, to publish it. */
    isHost: boolean
    /** Whether the build only shows that it can be made, as on CI, which has no webhooks. */
    isCheck?: boolean
    inboxUrl: string
    /** What the data of the business still lack or may not say. */
    problems: readonly string[]
    /** Finds the place that sets a variable, as "file:line". */
    locate: (name: string) => string | null
  },
): SiteEnv {
  const given = givenVariables(variables)
  const { settings, problems: wrong } = readVariables(variables)
  const absent = webhooks.filter(name => !(name in given))
  const mayBeUnfinished = options.isCheck || options.problems.length > 0
  const isUnfinished = absent.length === webhooks.length && mayBeUnfinished
  const isDemo = options.forceDemo || (isUnfinished && !options.isHost)
  const problems = [...wrong, ...(isDemo ? [] : findUnreachable(given))].map(
    ({ name, message }) => `${placed(name, options.locate)}: ${message}`,
  )
  if (!isDemo) {
    problems.push(...absent.map(missing), ...options.problems)
  }
  if (!settings || problems.length > 0) {
    throw new ConfigurationError(problems, isDemo ? [] : [setupAdvice])
  }
  return {
    IS_DEMO: isDemo,
    VITE_LEAD_WEBHOOK_URL: settings.VITE_LEAD_WEBHOOK_URL ?? `${options.inboxUrl}/lead`,
    VITE_LEAD_WEBHOOK_MODE: settings.VITE_LEAD_WEBHOOK_MODE,
    VITE_COMPANY_WEBHOOK_URL: settings.VITE_COMPANY_WEBHOOK_URL ?? `${options.inboxUrl}/company`,
    VITE_LEAD_CAMPAIGN: settings.VITE_LEAD_CAMPAIGN ?? '',
    VITE_GOOGLE_TAG_ID: settings.VITE_GOOGLE_TAG_ID ?? '',
    VITE_GOOGLE_ADS_CONVERSION: settings.VITE_GOOGLE_ADS_CONVERSION ?? '',
    VITE_META_PIXEL_ID: settings.VITE_META_PIXEL_ID ?? '',
  }
}

/** The constants for src, which reads them from import.meta.env; src/vite-env.d.ts has the types. */
export function toDefine(env: SiteEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  )
}
