import { mergeConfig } from 'vitest/config'
import unitTests from '../../vitest.config.ts'

/** Without tests that mount or build the site or try hundreds of inputs: seconds for each of thousands of faults. */
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
