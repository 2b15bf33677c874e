import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import packageJson from './package.json' with { type: 'json' }
import { readBuildConfiguration } from './tooling/config/read-build-configuration.ts'
import { toDefine } from './tooling/config/site-env.ts'
import { hosting } from './tooling/hosting/hosting.ts'
import { staticHost } from './tooling/hosting/static-host.ts'
import { leadInboxPlugin } from './tooling/lead-inbox/lead-inbox-plugin.ts'
import { browserTargets } from './tooling/vite/browser-targets.ts'
import { definedVariables } from './tooling/vite/defined-variables.ts'
import { explainPort } from './tooling/vite/explain-port.ts'
import { leanRouter } from './tooling/vite/lean-router.ts'
import { licences } from './tooling/vite/licences.ts'
import { plainDynamicImports } from './tooling/vite/plain-dynamic-imports.ts'
import { prerender } from './tooling/vite/prerender.ts'
import { replacedModules } from './tooling/vite/replaced-modules.ts'
import { sonnerStylesheet } from './tooling/vite/sonner-stylesheet.ts'

export default defineConfig(async ({ command, mode, isPreview }) => {
  const isServing = command === 'serve' || isPreview === true
  const { env, ports, usesInbox, forms, players } = await readBuildConfiguration(
    import.meta.dirname,
    {
      mode,
      isServing,
    },
  )
  return {
    plugins: [
      react(),
      tailwindcss(),
      replacedModules(),
      sonnerStylesheet(),
      definedVariables(),
      plainDynamicImports(),
      leanRouter(),
      prerender(),
      licences(),
      hosting({ env, players }),
      staticHost(),
      explainPort('SITE_PORT'),
      usesInbox && leadInboxPlugin({ port: ports.inbox, file: '.leads/inbox.ndjson', forms }),
    ],
    resolve: { tsconfigPaths: true },
    define: toDefine(env, players),
    build: {
      // Of the scripts, and of the styles too.
      target: browserTargets(packageJson.browserslist),
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
    },
    server: { port: 5173, strictPort: true },
    preview: { port: ports.site, strictPort: true },
  }
})
