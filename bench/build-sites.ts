import { spawnSync } from 'node:child_process'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withoutScriptAttribute } from '../src/lib/start-signals.ts'
import { precompress } from '../tooling/hosting/precompress.ts'

const root = path.resolve(import.meta.dirname, '..')
const scripts = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/gs

async function filesIn(folder: string, pattern: RegExp): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names.filter(name => pattern.test(name)).map(name => path.join(folder, name))
}

/** Builds the site of today into a folder. */
export function build(folder: string, ...options: string[]) {
  const { status } = spawnSync(
    'vite',
    ['build', '--mode', 'demo', '--outDir', folder, ...options],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITE_LEAD_WEBHOOK_URL: '',
        VITE_COMPANY_WEBHOOK_URL: '',
        VITE_LEAD_WEBHOOK_MODE: '',
      },
    },
  )
  if (status !== 0) throw new Error('The site could not be built')
}

/** The same pages in the same look, so that only the scripts make the difference. */
async function copyWithoutScript(from: string, to: string) {
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true, filter: file => !/\.(?:js|br|gz)$/.test(file) })
  for (const file of await filesIn(to, /\.html$/)) {
    const page = await readFile(file, 'utf8')
    await writeFile(file, page.replace(scripts, '').replace(` ${withoutScriptAttribute}`, ''))
  }
}

const blankPage = '<!doctype html><html lang="it"><title>Vuota</title><p>Vuota</p></html>'

/**
 * Builds the site, and the same pages without any script, which no React page can outrun, beside an
 * empty page.
 */
export async function buildSites(): Promise<{ site: string; stripped: string }> {
  const site = path.join(root, '.bench/site/dist')
  const stripped = path.join(root, '.bench/stripped/dist')
  build(site, '--logLevel', 'warn')
  await copyWithoutScript(site, stripped)
  await writeFile(path.join(stripped, 'blank.html'), blankPage)
  await precompress(stripped)
  return { site, stripped }
}
