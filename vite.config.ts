import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import packageJson from './package.json' with { type: 'json' }
import { brandDrawings } from './tooling/business/brand-drawings.ts'
import { businessData } from './tooling/business/business-data.ts'
import { readBuildConfiguration, toDefine } from './tooling/config/read-build-configuration.ts'
import { hosting } from './tooling/hosting/hosting.ts'
import { staticHost } from './tooling/hosting/static-host.ts'
import { leadInboxPlugin } from './tooling/lead-inbox/lead-inbox-plugin.ts'
import { fileNames } from './tooling/vite/file-names.ts'
import { licences } from './tooling/vite/licences.ts'
import { prerender } from './tooling/vite/prerender.ts'
import { replacedModules, sonnerStylesheet } from './tooling/vite/replaced-modules.ts'

export default defineConfig(async ({ command, mode, isPreview }) => {
  const isServing = command === 'serve' || isPreview === true
  const { env, data, ports, forms, film } = await readBuildConfiguration(import.meta.dirname, {
    mode,
    isServing,
  })
  return {
    plugins: [
      businessData(data),
      brandDrawings(),
      react(),
      tailwindcss(),
      replacedModules(),
      sonnerStylesheet(),
      prerender(),
      fileNames(),
      licences(),
      hosting({ env, film }),
      staticHost(),
      forms && leadInboxPlugin({ port: ports.inbox, file: '.leads/inbox.ndjson', forms }),
    ],
    resolve: { tsconfigPaths: true },
    define: toDefine(env),
    build: {
      // Of the scripts, and of the styles too, in Rolldown's names; a Samsung Internet is a Chromium.
      target: packageJson.browserslist
        .filter(query => !query.startsWith('samsung'))
        .map(query => query.replace('ios_saf', 'ios').replace(' >= ', '')),
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
    },
    server: { port: 5173, strictPort: true },
    preview: { port: ports.site, strictPort: true },
  }
})
