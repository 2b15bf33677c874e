import { readFileSync } from 'node:fs'
import path from 'node:path'
import { loadEnv, runnerImport } from 'vite'
import type { VideoPlayer } from '../hosting/security-headers.ts'
import { businessDataFile, findBusinessProblems } from './business-data.ts'
import { envPrefixes } from './env-schema.ts'
import { findVariable } from './find-variable.ts'
import { findPlaceholders } from './placeholders.ts'
import { ConfigurationError, readPorts, resolveSiteEnv } from './site-env.ts'

export interface BuildConfiguration {
  env: SiteEnv
  ports: { site: number; inbox: number }
  /** Whether a form posts to the lead inbox of this machine. */
  usesInbox: boolean
  /** Players of other companies that a page embeds. */
  players: VideoPlayer[]
}

/** Imported aside from vite.config.ts, so that an edit of the content does not restart the dev server. */
async function readContent(root: string) {
  const { module } = await runnerImport<typeof import('../../src/content/for-tooling.ts')>(
    path.join(root, 'src/content/for-tooling.ts'),
    { configFile: false, logLevel: 'error' },
  )
  return module.content
}

/**
 * Reads the settings and the business data for `vite`, `vite build` and `vite preview`. What is wrong
 * with them is printed, and the process ends with code 1.
 */
export async function readBuildConfiguration(
  root: string,
  { mode, isServing }: { mode: string; isServing: boolean },
): Promise<BuildConfiguration> {
  const variables = loadEnv(mode, root, envPrefixes)
  const { site } = await readContent(root)
  try {
    const ports = readPorts(variables)
    const inboxUrl = `http://localhost:${ports.inbox}`
    const env = resolveSiteEnv(variables, {
      forceDemo: mode === 'demo' || isServing,
      inboxUrl,
      findPlaceholders: () => findPlaceholders(root),
      findBusinessProblems: () =>
        findBusinessProblems(readFileSync(path.join(root, businessDataFile), 'utf8'), site),
      locate: name => findVariable(root, mode, name),
    })
    const webhooks = [env.VITE_LEAD_WEBHOOK_URL, env.VITE_COMPANY_WEBHOOK_URL]
    return {
      env,
      ports,
      usesInbox: webhooks.some(url => url.startsWith(`${inboxUrl}/`)),
      players: site.video.kind === 'file' ? [] : [site.video.kind],
    }
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(`\n${error.message}\n`)
    process.exit(1)
  }
}
