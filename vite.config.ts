import path from 'node:path'
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
import { sonnerStylesheet } from './tooling/vite/sonner-stylesheet.ts'

const inProject = (file: string) => path.join(import.meta.dirname, file)
const productionRouter = {
  find: /^react-router$/,
  replacement: inProject('node_modules/react-router/dist/production/index.mjs'),
}

export default defineConfig(({ command, mode, isPreview }) => {
  const isServing = command === 'serve' || isPreview === true
  const { env, data, ports, usesInbox, film } = readBuildConfiguration(import.meta.dirname, {
    mode,
    isServing,
  })
  return {
    plugins: [
      businessData(data),
      brandDrawings(),
      react(),
      tailwindcss(),
      sonnerStylesheet(),
      prerender(),
      fileNames(),
      licences(),
      hosting({ env, film }),
      staticHost(),
      usesInbox && leadInboxPlugin({ port: ports.inbox, file: '.leads/inbox.ndjson' }),
    ],
    resolve: {
      tsconfigPaths: true,
      alias: [
        // It injects a <style>, which the content security policy blocks.
        { find: 'react-remove-scroll', replacement: inProject('src/shims/react-remove-scroll.ts') },
        // It exports its development build, with its warnings, to production builds too.
        ...(command === 'serve' || process.env.NODE_ENV === 'development'
          ? []
          : [productionRouter]),
      ],
    },
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
