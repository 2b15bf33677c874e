import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { hostPorts, isServedByNginx, receiverOrigin, sitePorts } from './addresses.ts'
import { folderOf, preview, serveAsInProduction, server, webhooks } from './servers.ts'

const { production } = sitePorts
const folder = folderOf(production)
const env = webhooks(receiverOrigin)

/*
 * The journeys meet the production build on nginx. The preview server sends the same headers from the
 * same file: e2e/headers.e2e.ts compares the two, and the other builds run on it. A second round of
 * every journey there would show nothing more.
 */
const servers = [server(production, serveAsInProduction(folder, production), env)]
if (isServedByNginx) servers.push(server(hostPorts.preview, preview(folder), env))

// The demonstration shows all that the specification names, whatever a business has filled in.
process.env.SITE_DATA = 'demo'

export default defineConfig({
  // One test after the other, and longer than any other file: it begins first.
  projects: [
    { name: 'setup', testMatch: 'setup.e2e.ts' },
    { name: 'journeys', testMatch: '*.e2e.ts', testIgnore: 'setup.e2e.ts' },
  ],
  outputDir: '../.e2e/results',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: true,
  // One more than the cores of a small machine: most tests wait for a while.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { baseURL: `http://localhost:${production}`, locale: 'it-IT' },
  // Started one after the other: the first builds them all.
  webServer: [
    {
      command: 'tsx e2e/serve-sites.ts',
      cwd: path.join(import.meta.dirname, '..'),
      env: { NODE_ENV: 'production' },
      wait: { stdout: /The sites are there/ },
      // On a machine with much else to do.
      timeout: 600_000,
    },
    ...servers,
  ],
})
