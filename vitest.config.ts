import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { allOff } from './src/content/services/optional-settings.ts'

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: {
    // Vitest would leave one core idle, which of two is half of them.
    maxWorkers: '100%',
    pool: 'threads',
    // A worker for each file would take half of the time. The modules of the tools keep no state that a
    // file could leave to the next; for those of the site there is src/test/fresh.ts.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/test/fresh.ts', 'src/test/console.ts', 'src/test/browser.ts'],
        },
      },
      {
        extends: true,
        test: {
          // Most of them need no browser, which takes longer to build than they do; the first line of
          // the others asks for one: // @vitest-environment jsdom
          name: 'cores',
          include: ['src/**/*.test.ts'],
          setupFiles: ['src/test/fresh.ts', 'src/test/console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          include: ['tooling', 'e2e', 'docs'].map(folder => `${folder}/**/*.test.ts`),
          setupFiles: ['src/test/console.ts'],
        },
      },
    ],
    env: {
      SITE_DATA: 'demo',
      IS_DEMO: 'true',
      VITE_LEAD_WEBHOOK_URL: 'https://hooks.test/lead',
      VITE_LEAD_WEBHOOK_MODE: 'no-cors',
      VITE_COMPANY_WEBHOOK_URL: 'https://hooks.test/company',
      ...allOff,
      FILM: 'file',
    },
    // A machine under load needs longer than the default five seconds.
    testTimeout: 30_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
