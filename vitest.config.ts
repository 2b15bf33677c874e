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
  define: { __SITE_ENV__: JSON.stringify(testEnv) },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'media/**/*.test.ts'],
    setupFiles: ['src/test/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
})
