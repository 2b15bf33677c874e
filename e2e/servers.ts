import path from 'node:path'
import { isServedByNginx } from './addresses.ts'

const root = path.resolve(import.meta.dirname, '..')

export const buildInto = (folder: string) =>
  `vite build --mode demo --outDir ${folder} --logLevel warn`
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
    timeout: 240_000,
  }
}

export const folderOf = (port: number) => `.e2e/${port}/dist`

/** On a real nginx, with the rules that the build wrote; or on the preview server, if there is none. */
export const serveAsInProduction = (folder: string, port: number) =>
  isServedByNginx ? `tsx e2e/serve-nginx.ts ${folder} ${port}` : preview(folder)
