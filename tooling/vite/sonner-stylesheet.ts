import type { Plugin } from 'vite'

/**
 * Removes the code with which sonner injects its stylesheet, because the content security policy
 * blocks it. src/styles.css adds the same rules to our stylesheet.
 */
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
