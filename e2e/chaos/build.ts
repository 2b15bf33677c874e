import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { receiverOrigin } from '../addresses.ts'
import type { Folders } from './lane.ts'
import { makeSecondBuild } from './second-build.ts'

const root = path.resolve(import.meta.dirname, '../..')
export const workFolder = path.join(root, '.e2e/chaos')

/** Builds the site as e2e/playwright.config.ts does. */
export function buildSite(): string {
  const folder = path.join(workFolder, 'dist')
  execFileSync(
    'npx',
    ['vite', 'build', '--mode', 'demo', '--outDir', folder, '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITE_LEAD_WEBHOOK_URL: `${receiverOrigin}/lead`,
        VITE_COMPANY_WEBHOOK_URL: `${receiverOrigin}/company`,
        VITE_LEAD_WEBHOOK_MODE: '',
      },
    },
  )
  return folder
}

/** A built site, and beside it the one that a deploy brings. */
export async function withSecondBuild(first: string, name = 'second'): Promise<Folders> {
  if (!existsSync(path.join(first, 'index.html'))) throw new Error(`No built site in ${first}`)
  const second = path.join(workFolder, name)
  await makeSecondBuild(first, second)
  return { first, second }
}
