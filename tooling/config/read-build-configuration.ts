import { loadEnv } from 'vite'
import { findSyntaxProblems, readContentFiles } from './content-files.ts'
import { envPrefixes } from './env-schema.ts'
import { findContentProblems } from './find-content-problems.ts'
import { findVariable } from './find-variable.ts'
import { importContent } from './import-content.ts'
import { findPlaceholders } from './placeholders.ts'
import { ConfigurationError, readPorts, resolveSiteEnv } from './site-env.ts'

/** What Netlify, Cloudflare Pages and Vercel set where they build a site. A CI run sets none of them. */
const hostVariables = ['NETLIFY', 'CF_PAGES', 'VERCEL']

/**
 * Reads the settings and the business data for `vite`, `vite build` and `vite preview`. If any of
 * them is wrong, prints the problems and ends the process with code 1.
 */
export async function readBuildConfiguration(
  root: string,
  { mode, isServing }: { mode: string; isServing: boolean },
) {
  const isCheck = mode === 'check'
  const settingsMode = isCheck ? 'production' : mode
  const variables = loadEnv(settingsMode, root, envPrefixes)
  try {
    const files = readContentFiles(root)
    const unreadable = findSyntaxProblems(files)
    const ports = readPorts(variables)
    const inboxUrl = `http://localhost:${ports.inbox}`
    const resolve = (findBusinessProblems: () => string[]) =>
      resolveSiteEnv(variables, {
        forceDemo: mode === 'demo' || isServing,
        isHost: hostVariables.some(name => process.env[name]),
        isCheck,
        inboxUrl,
        findPlaceholders: () => findPlaceholders(files),
        findBusinessProblems,
        locate: name => findVariable(root, settingsMode, name),
      })
    if (unreadable.length > 0) {
      // They come on top of what can be said without the content, so that it is mended in one go.
      resolve(() => unreadable)
      throw new ConfigurationError(unreadable)
    }
    const content = await importContent(root)
    const { site } = content
    const env = resolve(() => findContentProblems(root, content))
    const webhooks = [env.VITE_LEAD_WEBHOOK_URL, env.VITE_COMPANY_WEBHOOK_URL]
    return {
      env,
      ports,
      /** True if a form posts to the lead inbox on this machine. */
      usesInbox: webhooks.some(url => url.startsWith(`${inboxUrl}/`)),
      forms: { contactFields: content.contactFields, companyForm: content.companyForm },
      /** The video players of other companies that a page embeds. */
      players: site.video.kind === 'file' ? [] : [site.video.kind],
    }
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(`\n${error.message}\n`)
    process.exit(1)
  }
}
