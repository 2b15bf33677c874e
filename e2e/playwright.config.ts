import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { originOf } from './harness/ports.ts'

const { E2E_ENGINES = 'chromium firefox webkit' } = process.env
const otherEngines = (['firefox', 'webkit'] as const).filter(name => E2E_ENGINES.includes(name))

// The tests name the words of the demonstration, whatever a business has filled in.
process.env.SITE_DATA = 'demo'

export default defineConfig<object, { engineName: string }>({
  projects: [
    // One test after the other, and longer than any other file: it begins first.
    { name: 'setup', testMatch: 'setup.e2e.ts' },
    ...otherEngines.map(engineName => ({
      name: engineName,
      testMatch: '*.journeys.ts',
      // The browser starts once.
      fullyParallel: false,
      use: { engineName },
    })),
    { name: 'chromium', testMatch: '*.e2e.ts', testIgnore: 'setup.e2e.ts' },
  ],
  outputDir: '../.e2e/results',
  fullyParallel: true,
  // One more than the cores of a small machine: most tests wait for a while.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { baseURL: originOf('production'), locale: 'it-IT' },
  webServer: {
    command: 'tsx e2e/harness/serve-sites.ts',
    cwd: path.join(import.meta.dirname, '..'),
    // Of the last site that is served.
    url: originOf('business'),
    // For work on a test: npx tsx e2e/harness/serve-sites.ts builds and serves the sites once.
    reuseExistingServer: process.env.E2E_SITES === 'running',
    // On a machine with much else to do.
    timeout: 600_000,
  },
})
