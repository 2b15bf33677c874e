import { defineConfig } from '@playwright/test'
import { receiverOrigin, servicesEnv, servicesPort, sitePorts } from './addresses.ts'

/** Built with webhooks of its own, so that the tests decide what stands behind them. */
const env = {
  VITE_LEAD_WEBHOOK_URL: `${receiverOrigin}/lead`,
  VITE_COMPANY_WEBHOOK_URL: `${receiverOrigin}/company`,
  VITE_LEAD_WEBHOOK_MODE: '',
}

function site(port: number, variables: Record<string, string>) {
  const folder = `.e2e/${port}/dist`
  return {
    command: `vite build --mode demo --outDir ${folder} --logLevel warn && vite preview --mode demo --outDir ${folder}`,
    cwd: '..',
    url: `http://localhost:${port}`,
    env: { ...env, NODE_ENV: 'production', SITE_PORT: String(port), ...variables },
    reuseExistingServer: false,
  }
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
    site(sitePorts.production, {}),
    // React only reports a hydration mismatch in its development build.
    site(sitePorts.development, { NODE_ENV: 'development' }),
    site(servicesPort, servicesEnv),
  ],
})
