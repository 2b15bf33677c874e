import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { because, type Host } from './host.ts'

/** Cloudflare's own runtime; it needs a later Node.js than the project does, which npm has too. */
const packages = { wrangler: '4.164.0', node: '22.23.3' }
const folder = path.resolve(import.meta.dirname, '../../.e2e/cloudflare')
const program = path.join(folder, 'node_modules/node/bin/node')
const wrangler = path.join(folder, 'node_modules/wrangler/bin/wrangler.js')

/** Not among the dependencies of the project: some 400 MB, for this command alone. */
function ensureWrangler() {
  if (existsSync(program) && existsSync(wrangler)) return
  console.error('Installing the runtime of Cloudflare Pages into .e2e/cloudflare.')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n')
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`)
  const { status } = spawnSync('npm', ['install', '--loglevel', 'error', ...wanted], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The runtime of Cloudflare Pages could not be installed')
}

const differences = {
  ...because('Cloudflare gives every HTML file an address without its ending, the 404 page too.', {
    '/404 and /404.html': '200; 308 with another text',
  }),
  ...because('Only this local runtime fails there (502); vercel.json is a file like others.', {
    '/_headers, /_redirects, /vercel.json': '502 with another text; 200 with another text',
  }),
  ...because('A file like others; it tells nothing that the answers do not.', {
    '/.htaccess': '200 with another text',
    '/index.html.br, /aziende.html.gz': '200 with another text',
  }),
  ...because('Matching rules are joined, so that all addresses share one (decision 4).', {
    'security headers of pages': 'one policy',
    'security headers of all else': 'one policy',
  }),
  ...because('Cloudflare’s own rule, as good.', {
    'a file that is missing': 'no-store',
    'other files': 'public, max-age=0, must-revalidate',
  }),
  ...because(
    'This local runtime takes the first encoding that the browser names; the edge is not in it.',
    {
      'compression, if Brotli is accepted': 'gzip without Vary',
      'compression, if gzip is accepted': 'gzip without Vary',
    },
  ),
  ...because('This local runtime sends the whole film, which plays too; the edge is not in it.', {
    'a part of the film': '200, the whole film',
  }),
  ...because('A redirect rule of the domain, in Cloudflare’s dashboard.', {
    'the domain without www': '200',
  }),
}

export const cloudflare: Host = {
  name: 'Cloudflare Pages',
  version: () => `wrangler ${packages.wrangler}`,
  async serve({ site, own, port }) {
    ensureWrangler()
    const options = {
      ip: '127.0.0.1',
      port,
      'inspector-port': 0,
      'compatibility-date': '2026-11-01',
    }
    const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
    return {
      program,
      args: [wrangler, 'pages', 'dev', site, ...flags, '--persist-to', own],
      env: { CI: '1', HOME: own, XDG_CONFIG_HOME: own, WRANGLER_SEND_METRICS: 'false' },
    }
  },
  differences,
}
