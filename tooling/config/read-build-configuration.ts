import path from 'node:path'
import { runnerImport } from 'vite'
import { wordFacts } from '../../src/content/compose-business.ts'
import { usesOwnData } from '../../src/content/own-data.ts'
import { areStale } from '../business/brand.ts'
import { readBusiness } from '../business/business-data.ts'
import { describeProblem } from '../business/business-files.ts'
import { findProblems, findUnreadable } from '../business/find-problems.ts'
import { readPreviews } from '../business/previews.ts'
import { findWordProblems } from '../business/words.ts'
import { readSettings } from './settings.ts'
import { resolveSiteEnv } from './site-env.ts'
import { ConfigurationError, readPort } from './variables.ts'

const contentFile = path.join(import.meta.dirname, '../../src/content/for-tooling.ts')

/** The words of the site. A static import would start Vite again with each change of them. */
async function importContent() {
  type ContentModule = typeof import('../../src/content/for-tooling.ts')
  const { module } = await runnerImport<ContentModule>(contentFile, {
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  })
  return module.content
}

/** What Netlify, Cloudflare Pages and Vercel set where they build a site. A CI run sets none of them. */
const hostVariables = ['NETLIFY', 'CF_PAGES', 'VERCEL']

const staleWarning =
  'Attenzione: icone e immagini di anteprima non mostrano più nome, colore, logo e titoli di oggi. Apri npm run setup, che le ridisegna da sé.'

interface BuildOptions {
  mode: string
  isServing: boolean
  /** Whether what the business says counts where it makes no whole site. */
  usesOwn?: boolean
}

// Vite reads the configuration anew with each change of the settings: a module would not remember.
const isServed = Symbol.for('the site is served')

/**
 * Reads the settings and the business data for `vite`, `vite build` and `vite preview`. If any of
 * them is wrong, prints the problems and ends the process with code 1. Only a real build takes the settings of
 * the data: whatever else is started posts to the inbox and starts no tracker, unless a variable says so.
 *
 * @throws ConfigurationError in the place of the end, if the process serves the site already: Vite prints it
 * and goes on with the settings from before.
 */
export async function readBuildConfiguration(
  root: string,
  { mode, isServing, usesOwn = usesOwnData }: BuildOptions,
) {
  const isCheck = mode === 'check'
  const forceDemo = mode === 'demo' || isServing
  try {
    const unreadable = findUnreadable(root, 'settings')
    const settings = readSettings(root, {
      mode: isCheck ? 'production' : mode,
      usesOwn: usesOwn && !forceDemo && unreadable.length === 0,
    })
    const ports = {
      site: readPort(settings.variables, 'SITE_PORT'),
      inbox: readPort(settings.variables, 'INBOX_PORT'),
    }
    const inboxUrl = `http://localhost:${ports.inbox}`
    const env = resolveSiteEnv(settings, {
      forceDemo,
      isHost: hostVariables.some(name => process.env[name]),
      isCheck,
      inboxUrl,
      problems: [...unreadable, ...findProblems(root)],
    })
    const data = { isDemo: env.IS_DEMO, usesOwn: usesOwn || !env.IS_DEMO }
    const business = readBusiness(root, data)
    const facts = wordFacts(business)
    const misworded = findWordProblems(root, facts)
    if (misworded.length > 0) throw new ConfigurationError(misworded.map(describeProblem))
    if (!env.IS_DEMO && areStale(root, readPreviews(root, facts))) console.warn(staleWarning)
    const webhooks = [env.VITE_LEAD_WEBHOOK_URL, env.VITE_COMPANY_WEBHOOK_URL]
    const usesInbox = webhooks.some(url => url.startsWith(`${inboxUrl}/`))
    if (isServing) Reflect.set(globalThis, isServed, true)
    return {
      env,
      data,
      ports,
      /** The words of the forms, for the lead inbox on this machine; null if no form posts to it. */
      forms: usesInbox ? await importContent() : null,
      film: business.film.video?.kind ?? ('none' as const),
    }
  } catch (error) {
    if (!(error instanceof ConfigurationError) || Reflect.has(globalThis, isServed)) throw error
    console.error(`\n${error.message}\n`)
    process.exit(1)
  }
}
