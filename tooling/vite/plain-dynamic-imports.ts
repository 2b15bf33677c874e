import type { Plugin } from 'vite'

/**
 * Vite wraps every dynamic import in a helper that first fetches the chunk's stylesheets and imports.
 * Here the stylesheet is one and comes with the application, so that the helper would be a kilobyte
 * on every page for nothing.
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
