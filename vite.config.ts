import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { applicationChunk } from './build/application-chunk.ts'
import { demoNotice } from './build/demo-notice.ts'
import { explainPort } from './build/explain-port.ts'
import { leadInboxPlugin } from './build/lead-inbox/lead-inbox-plugin.ts'
import { findPlaceholders } from './build/placeholders.ts'
import { plainDynamicImports } from './build/plain-dynamic-imports.ts'
import { prerender } from './build/prerender.ts'
import { ConfigurationError, resolveSiteEnv } from './build/site-env.ts'
import { sonnerStylesheet } from './build/sonner-stylesheet.ts'
import { staticHost } from './build/static-host.ts'

const root = import.meta.dirname
const sitePort = Number(process.env.SITE_PORT ?? 4173)
const inboxPort = Number(process.env.INBOX_PORT ?? 4174)
const inboxUrl = `http://localhost:${inboxPort}`

function readSiteEnv(mode: string, isServing: boolean) {
  try {
    return resolveSiteEnv(loadEnv(mode, root, 'VITE_'), {
      forceDemo: mode === 'demo' || isServing,
      inboxUrl,
      findPlaceholders: () => findPlaceholders(root),
    })
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(`\n${error.message}\n`)
    process.exit(1)
  }
}

export default defineConfig(({ command, mode, isPreview }) => {
  const siteEnv = readSiteEnv(mode, command === 'serve' || Boolean(isPreview))
  const usesInbox = [siteEnv.leadWebhookUrl, siteEnv.companyWebhookUrl].some(url =>
    url.startsWith(`${inboxUrl}/`),
  )
  return {
    plugins: [
      react(),
      tailwindcss(),
      sonnerStylesheet(),
      plainDynamicImports(),
      prerender(),
      siteEnv.isDemo && demoNotice(),
      staticHost(),
      explainPort('SITE_PORT'),
      usesInbox && leadInboxPlugin({ port: inboxPort, file: '.leads/inbox.ndjson' }),
    ],
    resolve: {
      alias: [
        { find: '~', replacement: `${root}/src` },
        {
          find: 'react-style-singleton',
          replacement: `${root}/src/lib/style-singleton.ts`,
        },
        // The package's exports lead to its development build, warnings and all.
        ...(process.env.NODE_ENV === 'development' || command === 'serve'
          ? []
          : [
              {
                find: /^react-router$/,
                replacement: `${root}/node_modules/react-router/dist/production/index.mjs`,
              },
            ]),
      ],
    },
    define: {
      __SITE_ENV__: JSON.stringify(siteEnv),
      __GOOGLE_TAG_ID__: JSON.stringify(siteEnv.googleTagId),
      __META_PIXEL_ID__: JSON.stringify(siteEnv.metaPixelId),
    },
    build: {
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: [applicationChunk(root)] } } },
        },
      },
    },
    server: { port: 5173, strictPort: true },
    preview: { port: sitePort, strictPort: true },
  }
})
