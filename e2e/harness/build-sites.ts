import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { preview } from 'vite'
import { fileOf } from '../../tooling/business/business-files.ts'
import { findProblems } from '../../tooling/business/find-problems.ts'
import { realBusiness } from '../../tooling/business/testing/real-business.ts'
import { staticHost } from '../../tooling/hosting/static-host.ts'
import { businessReceiver, ports, receiverOrigin } from './ports.ts'

export const project = path.resolve(import.meta.dirname, '../..')

export interface Site {
  root: string
  folder: string
  /** A demonstration shows all that the specification names, whatever a business has filled in. */
  isDemo: boolean
  env: Record<string, string>
}

const folderOf = (site: keyof typeof ports) => path.join(project, `.e2e/${ports[site]}/dist`)

export const webhooks = (receiver: string) => ({
  VITE_LEAD_WEBHOOK_URL: receiver && `${receiver}/lead`,
  VITE_COMPANY_WEBHOOK_URL: receiver && `${receiver}/company`,
  VITE_LEAD_WEBHOOK_MODE: '',
})

const demonstration = { root: project, isDemo: true }
const live = { isDemo: false, env: webhooks(`https://${businessReceiver}`) }
const businessRoot = path.join(tmpdir(), `another-business-${ports.business}`)

export const production: Site = {
  ...demonstration,
  folder: folderOf('production'),
  env: webhooks(receiverOrigin),
}
export const development: Site = {
  ...demonstration,
  folder: folderOf('development'),
  env: { ...webhooks(receiverOrigin), NODE_ENV: 'development' },
}
export const business: Site = {
  ...live,
  root: businessRoot,
  folder: path.join(businessRoot, 'dist'),
  env: {
    ...live.env,
    VITE_GOOGLE_TAG_ID: 'GT-TEST123',
    VITE_GOOGLE_ADS_CONVERSION: 'AW-123456789/AbC-D_efG',
    VITE_META_PIXEL_ID: '1234567890',
    VITE_LEAD_CAMPAIGN: 'utm-clic',
    VITE_LEAD_TEXTS: 'testi',
    VITE_LEAD_SIGNS: 'segni',
  },
}
export const own: Site = { ...live, root: project, folder: folderOf('own') }
export const isOwnComplete = findProblems(project).length === 0

export function copyForBusiness() {
  const linked = ['node_modules', 'public']
  const left = [...linked, 'dist', 'e2e', 'bench', 'docs']
  rmSync(businessRoot, { recursive: true, force: true })
  for (const part of readdirSync(project)) {
    if (part.startsWith('.') || left.includes(part)) continue
    cpSync(path.join(project, part), path.join(businessRoot, part), { recursive: true })
  }
  for (const part of linked) symlinkSync(path.join(project, part), path.join(businessRoot, part))
  for (const [name, values] of Object.entries(realBusiness))
    writeFileSync(path.join(businessRoot, fileOf(name)), JSON.stringify(values, null, 2))
}

export async function build({ root, folder, isDemo, env }: Site) {
  const mode = isDemo ? ['--mode', 'demo'] : []
  const parameters = ['build', ...mode, '--outDir', folder, '--logLevel', 'warn']
  const data = { NODE_ENV: 'production', SITE_DATA: isDemo ? 'demo' : '' }
  const child = spawn(path.join(project, 'node_modules/.bin/vite'), parameters, {
    cwd: root,
    env: { ...process.env, ...data, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`Not built: ${folder}`)
}

/** As `vite preview` does, but without the settings of the project, which are for its build. */
export const serve = ({ folder }: Site, port: number) =>
  preview({
    root: project,
    configFile: false,
    logLevel: 'warn',
    plugins: [staticHost()],
    build: { outDir: folder },
    // The doctor asks for the name of the site.
    preview: { port, strictPort: true, allowedHosts: true },
  })
