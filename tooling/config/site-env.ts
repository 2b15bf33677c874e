import { describeProblem, type Problem } from '../business/business-files.ts'
import { findSettingProblems, type Settings, webhookNames } from './settings.ts'
import { ConfigurationError, findUnknown, settingNames, variableOf } from './variables.ts'

const setupAdvice =
  'Tutto questo si scrive nella pagina che apre npm run setup, oppure a mano nei file di src/content/business.'

interface Build {
  /** Whether it is a demonstration whatever the settings say. */
  forceDemo: boolean
  /** Whether a host builds the site, to publish it. */
  isHost: boolean
  /** Whether the build only shows that it can be made, as on CI, which has no webhooks. */
  isCheck: boolean
  /** Where a form posts that has no webhook. */
  inboxUrl: string
  /** What the data of the business still lack or may not say. */
  problems: readonly Problem[]
}

/**
 * Without any webhook a build is a demonstration for a check and while the data lack something, except where a
 * host builds the site: a host that lost its variables must not publish forms that send nothing. Any other
 * build that is not forced to be one is real: it needs both webhooks, at addresses that visitors reach, and
 * whole data.
 *
 * @throws ConfigurationError that lists everything missing or malformed.
 */
export function resolveSiteEnv(settings: Settings, build: Build): SiteEnv {
  const { values, variables } = settings
  const isUnfinished = build.isCheck || build.problems.length > 0
  const hasNoWebhook = webhookNames.every(name => !(name in values))
  const isDemo = build.forceDemo || (hasNoWebhook && isUnfinished && !build.isHost)
  const found = [...findSettingProblems(settings, { isTrial: isDemo }), ...build.problems]
  const counted = isDemo
    ? found.filter(({ file, kind }) => file === 'settings' || kind === 'unreadable')
    : found
  const problems = [...findUnknown(variables), ...counted.map(describeProblem)]
  if (problems.length > 0) throw new ConfigurationError(problems, isDemo ? [] : [setupAdvice])
  const withDefaults = {
    leadWebhook: `${build.inboxUrl}/lead`,
    companyWebhook: `${build.inboxUrl}/company`,
    leadMode: 'no-cors',
    ...values,
  }
  // The type of the values knows all their names.
  const all: Settings['values'] = withDefaults
  const env = settingNames.map(name => [variableOf(name), all[name] ?? ''])
  // src/vite-env.d.ts names the variables of the settings.
  return { IS_DEMO: isDemo, ...Object.fromEntries(env) } as SiteEnv
}

/** The constants for src, which reads them from import.meta.env; src/vite-env.d.ts has the types. */
export function toDefine(env: SiteEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  )
}
