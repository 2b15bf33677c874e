import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['src/test/console.ts', 'src/test/browser.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          include: ['tooling/**/*.test.ts', 'media/**/*.test.ts', 'e2e/**/*.test.ts'],
          setupFiles: ['src/test/console.ts'],
        },
      },
    ],
    env: {
      IS_DEMO: 'true',
      VITE_LEAD_WEBHOOK_URL: 'https://hooks.test/lead',
      VITE_LEAD_WEBHOOK_MODE: 'no-cors',
      VITE_COMPANY_WEBHOOK_URL: 'https://hooks.test/company',
      VITE_LEAD_CAMPAIGN: '',
      VITE_GOOGLE_TAG_ID: '',
      VITE_GOOGLE_ADS_CONVERSION: '',
      VITE_META_PIXEL_ID: '',
      FILM_PLAYER: '',
    },
    // A machine under load needs longer than the default five seconds.
    testTimeout: 30_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
