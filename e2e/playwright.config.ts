import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import {
  hostPorts,
  isServedByNginx,
  otherContentPort,
  receiverOrigin,
  sitePorts,
  tagEnv,
  tagPorts,
  trackingEnv,
  trackingPort,
} from './addresses.ts'

/** Built with webhooks of its own, so that the tests decide what stands behind them. */
const env = {
  VITE_LEAD_WEBHOOK_URL: `${receiverOrigin}/lead`,
  VITE_COMPANY_WEBHOOK_URL: `${receiverOrigin}/company`,
  VITE_LEAD_WEBHOOK_MODE: '',
}

const build = (folder: string) => `vite build --mode demo --outDir ${folder} --logLevel warn`
const preview = (folder: string) => `vite preview --mode demo --outDir ${folder}`
const folderOf = (port: number) => `.e2e/${port}/dist`

function server(port: number, command: string, variables: Record<string, string> = {}) {
  return {
    command,
    cwd: '..',
    url: `http://localhost:${port}`,
    env: { ...env, NODE_ENV: 'production', SITE_PORT: String(port), ...variables },
    reuseExistingServer: false,
    // All of them build at once.
    timeout: 240_000,
  }
}

function previewed(port: number, variables: Record<string, string> = {}) {
  const folder = folderOf(port)
  return server(port, `${build(folder)} && ${preview(folder)}`, variables)
}

/** What is content, not a setting, is changed in a copy of the project. */
function withOtherContent(port: number) {
  const copy = path.join(tmpdir(), `site-with-other-content-${port}`)
  const serve = `${build('dist')} && ${preview('dist')}`
  return server(port, `tsx e2e/copy-with-other-content.ts ${copy} && cd ${copy} && ${serve}`)
}

const production = folderOf(sitePorts.production)

/*
 * The journeys meet the production build on a real nginx, with the rules that the build wrote. The
 * preview server sends the same headers from the same file: e2e/headers.e2e.ts compares the two, and
 * the other builds run on it. A second round of every journey there would show nothing more.
 */
const servers = isServedByNginx
  ? [
      server(
        sitePorts.production,
        `${build(production)} && tsx e2e/serve-nginx.ts ${production} ${sitePorts.production}`,
      ),
      server(hostPorts.preview, preview(production)),
    ]
  : [previewed(sitePorts.production)]

export default defineConfig({
  testMatch: '*.e2e.ts',
  outputDir: '../.e2e/results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { baseURL: `http://localhost:${sitePorts.production}`, locale: 'it-IT' },
  webServer: [
    ...servers,
    // React only reports a hydration mismatch in its development build.
    previewed(sitePorts.development, { NODE_ENV: 'development' }),
    previewed(trackingPort, trackingEnv),
    previewed(tagPorts.ads, tagEnv.ads),
    previewed(tagPorts.both, tagEnv.both),
    withOtherContent(otherContentPort),
  ],
})
