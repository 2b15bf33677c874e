import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { writeFiles } from '../vite/write-files.ts'
import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import { type HostedSite, serverFolder } from './hosted-site.ts'
import { netlifyHeaders, netlifyRedirects } from './netlify.ts'
import { nginxRules, nginxSite } from './nginx.ts'
import { precompress } from './precompress.ts'
import { type InlineBlocks, joinInlineBlocks, readBuiltSite } from './read-built-site.ts'
import { contentSecurityPolicy, fixedHeaders, type VideoPlayer } from './security-headers.ts'
import { vercelConfig } from './vercel.ts'

const nginxRulesFile = '/etc/nginx/snippets/palestra-venditori.conf'

interface Options {
  env: SiteEnv
  players?: readonly VideoPlayer[]
}

/** Reads a built site and decides what its hosts send with it. */
async function readHostedSite(folder: string, options: Options): Promise<HostedSite> {
  const { pages, ...built } = await readBuiltSite(folder)
  const policyFor = (inline: InlineBlocks) => contentSecurityPolicy({ ...inline, ...options })
  const isNotFound = ({ path }: { path: string }) => path === '/404'
  return {
    ...built,
    headers: fixedHeaders,
    pages: pages
      .filter(page => !isNotFound(page))
      .map(({ path, inline }) => ({ path, policy: policyFor(inline) })),
    notFoundPolicy: policyFor(joinInlineBlocks(pages.filter(isNotFound))),
    commonPolicy: policyFor(joinInlineBlocks(pages)),
  }
}

/**
 * Prepares the built site for its host: writes compressed copies, and the headers, caching rules and
 * redirects in the format of each host. Files that a host reads go into the site, the configuration
 * of servers into .hosting beside it, which is not published. Runs after all other plugins, because
 * the policy has the hashes of the finished pages.
 */
export function hosting(options: Options): Plugin {
  return {
    name: 'hosting',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config }) {
        const folder = path.resolve(config.root, config.build.outDir)
        const site = await readHostedSite(folder, options)
        if (options.env.IS_DEMO) {
          config.logger.warn(
            'This is a demonstration build: its leads go to the inbox of this machine. README.md says how to configure the webhooks.',
          )
        }
        await precompress(folder)
        await writeFiles(folder, {
          _headers: netlifyHeaders(site),
          _redirects: netlifyRedirects(site),
          'vercel.json': vercelConfig(site),
          '.htaccess': htaccess(site),
          // Lets GitHub Pages publish files whose names start with an underscore.
          '.nojekyll': '',
        })
        const serverFiles = path.join(path.dirname(folder), '.hosting')
        await rm(serverFiles, { recursive: true, force: true })
        await writeFiles(serverFiles, {
          'nginx/site.conf': nginxSite({
            listen: ['80', '[::]:80'],
            hostname: site.hostname,
            folder: serverFolder,
            rulesFile: nginxRulesFile,
          }),
          'nginx/rules.conf': nginxRules(site),
          Caddyfile: caddyfile(site),
        })
      },
    },
  }
}
