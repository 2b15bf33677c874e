import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Host } from './all-hosts.ts'

/** Cloudflare's own runtime; it needs a later Node.js than the project does, which npm has too. */
const packages = ['wrangler@4.164.0', 'node@22.23.3']
const folder = path.resolve(import.meta.dirname, '../../.e2e/cloudflare')
const program = path.join(folder, 'node_modules/node/bin/node')
const wrangler = path.join(folder, 'node_modules/wrangler/bin/wrangler.js')

/** Not among the dependencies of the project: some 400 MB, for this command alone. */
function ensureWrangler() {
  if (existsSync(program) && existsSync(wrangler)) return
  console.error('Installing the runtime of Cloudflare Pages into .e2e/cloudflare.')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n')
  const { status } = spawnSync('npm', ['install', '--loglevel', 'error', ...packages], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The runtime of Cloudflare Pages could not be installed')
}

export const cloudflare: Host = {
  name: 'Cloudflare Pages, wrangler',
  version: [program, wrangler, '--version'],
  async serve({ site, own, port }) {
    ensureWrangler()
    const flags = `--ip 127.0.0.1 --port ${port} --inspector-port 0 --compatibility-date 2026-11-01`
    return {
      program,
      args: [wrangler, 'pages', 'dev', site, ...flags.split(' '), '--persist-to', own],
      env: { CI: '1', HOME: own, XDG_CONFIG_HOME: own, WRANGLER_SEND_METRICS: 'false' },
    }
  },
}
