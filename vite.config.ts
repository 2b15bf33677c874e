import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { demoNotice } from './build/demo-notice.ts'
import { explainPort } from './build/explain-port.ts'
import { hosting } from './build/hosting/hosting.ts'
import { leadInboxPlugin } from './build/lead-inbox/lead-inbox-plugin.ts'
import { findPlaceholders } from './build/placeholders.ts'
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
      prerender(),
      siteEnv.isDemo && demoNotice(),
      hosting({ env: siteEnv }),
      staticHost(),
      explainPort('SITE_PORT'),
      usesInbox && leadInboxPlugin({ port: inboxPort, file: '.leads/inbox.ndjson' }),
    ],
    resolve: {
      alias: {
        '~': `${root}/src`,
        'react-style-singleton': `${root}/src/lib/style-singleton.ts`,
      },
    },
    define: { __SITE_ENV__: JSON.stringify(siteEnv) },
    build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
    server: { port: 5173, strictPort: true },
    preview: { port: sitePort, strictPort: true },
  }
})
