import { mergeConfig } from 'vitest/config'
import unitTests from '../../vitest.config.ts'

/**
 * The tests that stand beside cores, hooks and rules, which have to hold them by themselves. Those that mount
 * the whole site, build it or try hundreds of inputs would take seconds for each of some thousand faults.
 */
export default mergeConfig(unitTests, {
  test: {
    exclude: [
      'src/{content,layout,pages,shims,ui}/**',
      'src/**/[A-Z]*.test.tsx',
      'src/features/**/{contact-modal,cookie-consent,wizard-properties}.test.tsx',
      'tooling/{figures,lead-inbox,machine,setup,vite}/**',
      'tooling/**/{refused-build,doctor}.test.ts',
      '{e2e,media}/**',
    ],
  },
})
