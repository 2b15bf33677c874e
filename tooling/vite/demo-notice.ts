import type { Plugin } from 'vite'

/** Says at the end of a demonstration build that it is one. */
export function demoNotice(): Plugin {
  return {
    name: 'demo-notice',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config }) {
        config.logger.warn(
          'This is a demonstration build: its leads go to the inbox of this machine. README.md says how to configure the webhooks.',
        )
      },
    },
  }
}
