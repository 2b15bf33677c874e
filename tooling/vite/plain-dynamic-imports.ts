import type { Plugin } from 'vite'

/**
 * Vite wraps every dynamic import in a helper of one kilobyte, which first fetches the stylesheets and
 * imports of the chunk. The site does not need it, because its only stylesheet loads with the application.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = load => load()',
    },
  }
}
