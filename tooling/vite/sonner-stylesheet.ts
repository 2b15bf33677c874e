import type { Plugin } from 'vite'

/**
 * Sonner injects its stylesheet into the page when it is imported, which a strict content security
 * policy refuses. The same rules are part of our
 * stylesheet, through src/ui/toaster.css.
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
