import type { Plugin } from 'vite'

/** Removes the code that injects sonner's stylesheet, which the policy blocks; src/styles.css has the same rules. */
export function sonnerStylesheet(): Plugin {
  return {
    name: 'sonner-stylesheet',
    apply: 'build',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        const without = code.replace(/^__insertCSS\(.*\);$/m, '')
        if (without === code)
          this.error('sonner no longer injects its stylesheet: remove this plugin')
        return { code: without, map: null }
      },
    },
  }
}
