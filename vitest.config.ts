import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import type { SiteEnv } from './src/lib/env'

const testEnv: SiteEnv = {
  isDemo: true,
  leadWebhookUrl: 'https://hooks.test/lead',
  leadWebhookMode: 'no-cors',
  companyWebhookUrl: 'https://hooks.test/company',
  googleTagId: '',
  metaPixelId: '',
}

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '~': `${import.meta.dirname}/src` } },
  define: {
    __SITE_ENV__: JSON.stringify(testEnv),
    __GOOGLE_TAG_ID__: '""',
    __META_PIXEL_ID__: '""',
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'tooling/**/*.test.ts', 'media/**/*.test.ts'],
    setupFiles: ['src/test/setup.ts'],
    // A machine under load needs longer than the default five seconds.
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
