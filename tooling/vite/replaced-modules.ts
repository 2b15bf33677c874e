import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Replaces two modules:
 *
 * - react-remove-scroll injects a <style>, which the content security policy blocks;
 * - react-router exports its development build, with its warnings, to production builds too.
 */
export function replacedModules(): Plugin {
  return {
    name: 'replaced-modules',
    config({ root = process.cwd() }, { command }) {
      const isDevelopment = command === 'serve' || process.env.NODE_ENV === 'development'
      const production = 'node_modules/react-router/dist/production/index.mjs'
      return {
        resolve: {
          alias: [
            {
              find: 'react-remove-scroll',
              replacement: path.join(root, 'src/shims/react-remove-scroll.ts'),
            },
            ...(isDevelopment
              ? []
              : [{ find: /^react-router$/, replacement: path.join(root, production) }]),
          ],
        },
      }
    },
  }
}

/**
 * Removes the code with which sonner injects its stylesheet, because the content security policy
 * blocks it. src/ui/toaster.css adds the same rules to our stylesheet.
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
