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
