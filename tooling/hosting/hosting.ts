import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import type { HostedSite } from './hosted-site.ts'
import { netlifyHeaders, netlifyRedirects } from './netlify.ts'
import { nginxRules, nginxSite } from './nginx.ts'
import { precompress } from './precompress.ts'
import { readBuiltSite } from './read-built-site.ts'
import { securityHeaders, type VideoPlayer } from './security-headers.ts'
import { vercelConfig } from './vercel.ts'

const serverFolder = '/var/www/palestra-venditori'
const nginxRulesFile = '/etc/nginx/snippets/palestra-venditori.conf'

async function writeFiles(folder: string, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

/**
 * Prepares the built site for its host: compressed copies, and the headers, caching and redirects in
 * the format of each host. What a host reads goes into the site; the configuration of servers goes
 * beside it, into .hosting, where no visitor can ask for it. The last plugin that touches the site,
 * because the policy names what stands in the finished pages.
 */
export function hosting(options: { env: SiteEnv; players?: readonly VideoPlayer[] }): Plugin {
  return {
    name: 'hosting',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config }) {
        const folder = path.resolve(config.root, config.build.outDir)
        const { pages, hostname, ...hashes } = await readBuiltSite(folder)
        const site: HostedSite = {
          headers: securityHeaders({ ...hashes, ...options }),
          pages,
          hostname,
        }
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
          // Without it GitHub Pages leaves out files whose name begins with an underscore.
          '.nojekyll': '',
        })
        const serverFiles = path.join(path.dirname(folder), '.hosting')
        await rm(serverFiles, { recursive: true, force: true })
        await writeFiles(serverFiles, {
          'nginx/site.conf': nginxSite({
            listen: ['80', '[::]:80'],
            hostname,
            folder: serverFolder,
            rulesFile: nginxRulesFile,
          }),
          'nginx/rules.conf': nginxRules(site),
          Caddyfile: caddyfile(site, serverFolder),
        })
      },
    },
  }
}
