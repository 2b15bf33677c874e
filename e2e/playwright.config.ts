import { defineConfig } from '@playwright/test'
import {
  hostPorts,
  isServedByNginx,
  providerEnv,
  providerPorts,
  readingOrderFolder,
  readingOrderPort,
  realContentFolder,
  realContentPort,
  realReceiver,
  receiverOrigin,
  sitePorts,
  trackingEnv,
  trackingPort,
} from './addresses.ts'
import { folderOf, preview, previewed, servedAsInProduction, server, webhooks } from './servers.ts'

const env = webhooks(receiverOrigin)

const copyTo = (folder: string) => `tsx e2e/real-content/copy-project.ts ${folder}`

/** The real build of another business, in a copy of the project. */
function builtInCopy(port: number, folder: string, copy: string) {
  const build = 'vite build --outDir dist --logLevel warn'
  const command = `${copy} && cd ${folder} && ${build} && ${preview('dist')}`
  return server(port, command, webhooks(`https://${realReceiver}`))
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
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
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
    builtInCopy(realContentPort, realContentFolder, copyTo(realContentFolder)),
    builtInCopy(
      readingOrderPort,
      readingOrderFolder,
      `${copyTo(readingOrderFolder)} && tsx e2e/reading-order/lay-words.ts ${readingOrderFolder}`,
    ),
  ],
})
