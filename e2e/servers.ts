import path from 'node:path'
import { isServedByNginx } from './addresses.ts'

const root = path.resolve(import.meta.dirname, '..')

const build = (folder: string) => `vite build --mode demo --outDir ${folder} --logLevel warn`
export const preview = (folder: string) => `vite preview --mode demo --outDir ${folder}`

/** The site is built with webhooks of its own, so that the tests decide what stands behind them. */
export function webhooks(receiver: string) {
  return {
    VITE_LEAD_WEBHOOK_URL: `${receiver}/lead`,
    VITE_COMPANY_WEBHOOK_URL: `${receiver}/company`,
    VITE_LEAD_WEBHOOK_MODE: '',
  }
}

export function server(port: number, command: string, variables: Record<string, string>) {
  return {
    command,
    cwd: root,
    url: `http://localhost:${port}`,
    env: { NODE_ENV: 'production', SITE_PORT: String(port), ...variables },
    reuseExistingServer: false,
    // All of them build at once.
    timeout: 240_000,
  }
}

export const folderOf = (port: number) => `.e2e/${port}/dist`

export function previewed(port: number, variables: Record<string, string>) {
  const folder = folderOf(port)
  return server(port, `${build(folder)} && ${preview(folder)}`, variables)
}

/** The production build on a real nginx, with the rules that the build wrote. */
export function servedAsInProduction(port: number, variables: Record<string, string>) {
  if (!isServedByNginx) return previewed(port, variables)
  const folder = folderOf(port)
  return server(port, `${build(folder)} && tsx e2e/serve-nginx.ts ${folder} ${port}`, variables)
}
