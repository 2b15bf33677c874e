import { wordFacts } from '../../src/content/compose-business.ts'
import { usesOwnData } from '../../src/content/own-data.ts'
import { areStale } from '../business/brand.ts'
import { readBusiness } from '../business/business-data.ts'
import { describeProblem } from '../business/business-files.ts'
import { findProblems, findUnreadable } from '../business/find-problems.ts'
import { readPreviews } from '../business/previews.ts'
import { findWordProblems } from '../business/words.ts'
import { readSettings, settingNames, variableOf, webhookNames } from './settings.ts'

class ConfigurationError extends Error {
  override name = 'ConfigurationError'
  constructor(problems: readonly string[], advice: readonly string[] = []) {
    const lines = problems.map(line => `  - ${line}`)
    super(['Il sito non si può costruire così:', ...lines, ...advice].join('\n'))
  }
}

const setupAdvice =
  'Tutto questo si scrive nella pagina che apre npm run setup, oppure a mano nei file di src/content/business.'

const staleWarning =
  'Attenzione: icone e immagini di anteprima non mostrano più nome, colore, logo e titoli di oggi. Apri npm run setup, che le ridisegna da sé.'

/** What Netlify, Cloudflare Pages and Vercel set where they build a site. A CI run sets none of them. */
const hostVariables = ['NETLIFY', 'CF_PAGES', 'VERCEL']

interface BuildOptions {
  /** A build for a check, as on CI, which has no webhooks, only shows that it can be made. */
  mode: string
  isServing: boolean
  /** Whether what the business says counts where it makes no whole site. */
  usesOwn?: boolean
}

/**
 * Without any webhook a build is a demonstration for a check and while the data lack something, except where a
 * host builds the site: a host that lost its variables must not publish forms that send nothing. Any other
 * build that is not forced to be one is real: it needs both webhooks, at addresses that visitors reach, and
 * whole data. Only it takes the settings of the data: whatever else is started posts to the inbox and starts no
 * tracker, unless a variable says so.
 *
 * @throws ConfigurationError that lists everything missing or malformed.
 */
function configure(root: string, { mode, isServing, usesOwn = usesOwnData }: BuildOptions) {
  const isCheck = mode === 'check'
  const forceDemo = mode === 'demo' || isServing
  const unreadable = findUnreadable(root, 'settings')
  const { values, ports, misnamed, problems } = readSettings(root, {
    mode: isCheck ? 'production' : mode,
    usesOwn: usesOwn && !forceDemo && unreadable.length === 0,
  })
  const lacking = [...unreadable, ...findProblems(root)]
  const hasNoWebhook = webhookNames.every(name => !(name in values))
  const isHost = hostVariables.some(name => process.env[name])
  const isDemo = forceDemo || (hasNoWebhook && (isCheck || lacking.length > 0) && !isHost)
  const found = isDemo
    ? [...problems.trial, ...lacking.filter(({ kind }) => kind === 'unreadable')]
    : [...problems.real, ...lacking]
  const wrong = [...misnamed, ...found.map(describeProblem)]
  if (wrong.length > 0) throw new ConfigurationError(wrong, isDemo ? [] : [setupAdvice])

  const inboxUrl = `http://localhost:${ports.inbox}`
  const all: typeof values = {
    leadWebhook: `${inboxUrl}/lead`,
    companyWebhook: `${inboxUrl}/company`,
    leadMode: 'no-cors',
    ...values,
  }
  const variables = settingNames.map(name => [variableOf(name), all[name] ?? ''])
  // src/vite-env.d.ts names the variables of the settings.
  const env = { IS_DEMO: isDemo, ...Object.fromEntries(variables) } as SiteEnv

  const data = { isDemo, usesOwn: usesOwn || !isDemo }
  const business = readBusiness(root, data)
  const facts = wordFacts(business)
  const misworded = findWordProblems(root, facts)
  if (misworded.length > 0) throw new ConfigurationError(misworded.map(describeProblem))
  if (!isDemo && areStale(root, readPreviews(root, facts))) console.warn(staleWarning)
  return {
    env,
    data,
    ports,
    /** True if a form posts to the lead inbox on this machine. */
    usesInbox: webhookNames.some(name => String(all[name]).startsWith(`${inboxUrl}/`)),
    film: business.film.video?.kind ?? ('none' as const),
  }
}

// Vite reads the configuration anew with each change of the settings: a module would not remember.
const isServed = Symbol.for('the site is served')

/**
 * Reads the settings and the business data for `vite`, `vite build` and `vite preview`. If any of them is wrong,
 * prints the problems and ends the process with code 1.
 *
 * @throws ConfigurationError in the place of the end, if the process serves the site already: Vite prints it
 * and goes on with the settings from before.
 */
export function readBuildConfiguration(root: string, options: BuildOptions) {
  try {
    const configuration = configure(root, options)
    if (options.isServing) Reflect.set(globalThis, isServed, true)
    return configuration
  } catch (error) {
    if (!(error instanceof ConfigurationError) || Reflect.has(globalThis, isServed)) throw error
    console.error(`\n${error.message}\n`)
    process.exit(1)
  }
}

/** The constants for src, which reads them from import.meta.env; src/vite-env.d.ts has the types. */
export function toDefine(env: SiteEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  )
}
