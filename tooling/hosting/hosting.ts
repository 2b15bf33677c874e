import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { saveFiles } from '../business/save-file.ts'
import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import { describeSite, type SiteOptions } from './describe-site.ts'
import { descriptionOf, type HostedSite, type hostFiles, serverFolder } from './hosted-site.ts'
import { netlifyHeaders, netlifyRedirects } from './netlify.ts'
import { nginxRules, nginxSite } from './nginx.ts'
import { vercelConfig } from './vercel.ts'

const compressible = /\.(?:html|js|css|svg|json|xml|txt|webmanifest|vtt|ico)$/
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes a .br and a .gz copy beside each compressible file, for hosts that serve such copies. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names
      .filter(name => compressible.test(name))
      .map(async name => {
        const file = path.join(folder, name)
        const content = await readFile(file)
        await writeFile(`${file}.br`, await toBrotli(content))
        await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }))
      }),
  )
}

type Format = (site: HostedSite) => string

/** What hosts read in the published site, by its file. */
export const publishedFormats: Record<(typeof hostFiles)[number], Format> = {
  '/_headers': netlifyHeaders,
  '/_redirects': netlifyRedirects,
  '/vercel.json': vercelConfig,
  '/.htaccess': htaccess,
}

/** The configuration of servers, beside the site. */
export const serverFormats: Record<string, Format> = {
  'nginx/site.conf': ({ hostname }) =>
    nginxSite({
      listen: ['80', '[::]:80'],
      hostname,
      folder: serverFolder,
      rulesFile: '/etc/nginx/snippets/palestra-venditori.conf',
    }),
  'nginx/rules.conf': nginxRules,
  Caddyfile: caddyfile,
}

/**
 * Prepares the built site for its host: writes compressed copies, and the headers, caching rules and
 * redirects in the format of each host. Files that a host reads go into the site, the configuration
 * of servers into .hosting beside it, which is not published. Runs after all other plugins, because
 * the policy has the hashes of the finished pages.
 */
export function hosting(options: SiteOptions): Plugin {
  return {
    name: 'hosting',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config }) {
        const folder = path.resolve(config.root, config.build.outDir)
        const site = describeSite(folder, options)
        if (options.env.IS_DEMO) {
          config.logger.warn(
            'Questo è un sito dimostrativo: i suoi contatti arrivano solo a questo computer. npm run setup chiede i dati dell’azienda e i webhook per quello vero.',
          )
        }
        await precompress(folder)
        const written = (formats: Record<string, Format>) =>
          Object.fromEntries(Object.entries(formats).map(([file, write]) => [file, write(site)]))
        // The last lets GitHub Pages publish files whose names start with an underscore.
        saveFiles(folder, { ...written(publishedFormats), '.nojekyll': '' })
        const serverFiles = path.dirname(descriptionOf(folder))
        await rm(serverFiles, { recursive: true, force: true })
        saveFiles(serverFiles, {
          ...written(serverFormats),
          'site.json': `${JSON.stringify(site)}\n`,
        })
      },
    },
  }
}
