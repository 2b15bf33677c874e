import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import sirv from 'sirv'
import { normalizePath, type Plugin } from 'vite'
import { createSetupApp, type SetupOptions } from './setup-app.ts'

const inProject = (name: string) => normalizePath(path.join(import.meta.dirname, '../..', name))
/** The page, and the component of the site that it draws with. */
const ofPage = [inProject('tooling/setup/page/'), inProject('src/brand/Logo.tsx')]

/** Serves the setup beside the site. */
export function setupPlugin(options: SetupOptions): Plugin {
  const listener = getRequestListener(createSetupApp(options).fetch, {
    overrideGlobalObjects: false,
  })
  return {
    name: 'setup',
    enforce: 'post',
    configureServer({ middlewares }) {
      // Vite hears of a new file a moment after the page asks for it.
      middlewares.use(sirv(path.join(options.root, 'public'), { dev: true }))
      middlewares.use((request, response, next) => {
        if (!/^\/_dati(?:[/?]|$)/.test(request.url ?? '')) return next()
        void listener(request, response)
      })
    },
    // Each change of the data reloads what is connected to Vite: the site, not what somebody is typing in.
    transform: (code, id) =>
      ofPage.some(start => id.startsWith(start))
        ? code
            .replaceAll('import.meta.hot', 'undefined')
            .replace('"/@react-refresh"', '"/tooling/setup/page/no-refresh.ts"')
        : null,
  }
}
