import { mergeConfig } from 'vitest/config'
import unitTests from '../../vitest.config.ts'

/**
 * The tests that stand beside cores, hooks and rules, which have to hold them by themselves. Those that
 * mount the whole site, build it or try hundreds of inputs would take seconds for each of thousands of mutants.
 */
export default mergeConfig(unitTests, {
  test: {
    exclude: [
      'src/**/[A-Z]*.test.tsx',
      '**/{contact-modal,wizard-properties}.test.tsx',
      '**/{read-build-configuration,refused-build,doctor}.test.ts',
    ],
    // For a test that waits for what a mutant keeps from happening.
    testTimeout: 5000,
  },
})
