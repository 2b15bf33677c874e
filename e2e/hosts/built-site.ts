import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readNetlifyHeaders } from '../../tooling/hosting/netlify.ts'
import { readBuiltSite } from '../../tooling/hosting/read-built-site.ts'
import { readVercelHeaders } from '../../tooling/hosting/vercel.ts'

const root = path.resolve(import.meta.dirname, '../..')
const built = '.e2e/hosts/dist'

function build() {
  const { status } = spawnSync(
    'vite',
    ['build', '--mode', 'demo', '--outDir', built, '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (status !== 0) throw new Error('The site could not be built')
}

/** Builds the site, and copies it to where a server may read it that gives up its rights. */
export async function buildForHosts() {
  build()
  const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'))
  await chmod(folder, 0o755)
  const site = path.join(folder, 'site')
  const serverFiles = path.join(folder, 'hosting')
  await cp(path.join(root, built), site, { recursive: true })
  await cp(path.join(root, built, '../.hosting'), serverFiles, { recursive: true })

  const read = (name: string) => readFile(path.join(site, name))
  const { pages, hashedFiles, hostname } = await readBuiltSite(site)
  return {
    folder,
    site,
    serverFiles,
    hostname,
    read,
    pages: pages.map(page => page.path).filter(page => page !== '/404'),
    hashedFiles: hashedFiles.filter(file => !/\.(?:br|gz)$/.test(file)),
    files: await readdir(site, { recursive: true }),
    /** What each address should have, with a policy of its own, and with the one for all. */
    ownHeadersOf: readVercelHeaders(String(await read('vercel.json'))),
    commonHeadersOf: readNetlifyHeaders(String(await read('_headers'))),
  }
}

export type BuiltSite = Awaited<ReturnType<typeof buildForHosts>>
