import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import {
  hostPorts,
  isServedByNginx,
  otherContentPort,
  providerEnv,
  providerPorts,
  receiverOrigin,
  sitePorts,
  trackingEnv,
  trackingPort,
} from './addresses.ts'
import {
  build,
  folderOf,
  preview,
  previewed,
  servedAsInProduction,
  server,
  webhooks,
} from './servers.ts'

const env = webhooks(receiverOrigin)

/** What is content, not a setting, is changed in a copy of the project. */
function withOtherContent(port: number) {
  const copy = path.join(tmpdir(), `site-with-other-content-${port}`)
  const serve = `${build('dist')} && ${preview('dist')}`
  return server(port, `tsx e2e/copy-with-other-content.ts ${copy} && cd ${copy} && ${serve}`, env)
}

/*
 * The journeys meet the production build on nginx. The preview server sends the same headers from the
 * same file: e2e/headers.e2e.ts compares the two, and the other builds run on it. A second round of
 * every journey there would show nothing more.
 */
const servers = [servedAsInProduction(sitePorts.production, env)]
if (isServedByNginx) {
  servers.push(server(hostPorts.preview, preview(folderOf(sitePorts.production)), env))
}

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
    previewed(sitePorts.development, { ...env, NODE_ENV: 'development' }),
    previewed(trackingPort, { ...env, ...trackingEnv }),
    previewed(providerPorts.analytics, { ...env, ...providerEnv.analytics }),
    previewed(providerPorts.ads, { ...env, ...providerEnv.ads }),
    previewed(providerPorts.both, { ...env, ...providerEnv.both }),
    previewed(providerPorts.meta, { ...env, ...providerEnv.meta }),
    withOtherContent(otherContentPort),
  ],
})
