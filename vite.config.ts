import { readFileSync } from 'node:fs'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, runnerImport } from 'vite'
import { findBusinessProblems } from './tooling/config/business-data.ts'
import { prefixes } from './tooling/config/env-schema.ts'
import { findVariable } from './tooling/config/find-variable.ts'
import { findPlaceholders } from './tooling/config/placeholders.ts'
import { ConfigurationError, readPorts, resolveSiteEnv } from './tooling/config/site-env.ts'
import { hosting } from './tooling/hosting/hosting.ts'
import { staticHost } from './tooling/hosting/static-host.ts'
import { leadInboxPlugin } from './tooling/lead-inbox/lead-inbox-plugin.ts'
import { applicationChunk } from './tooling/vite/application-chunk.ts'
import { demoNotice } from './tooling/vite/demo-notice.ts'
import { explainPort } from './tooling/vite/explain-port.ts'
import { plainDynamicImports } from './tooling/vite/plain-dynamic-imports.ts'
import { prerender } from './tooling/vite/prerender.ts'
import { sonnerStylesheet } from './tooling/vite/sonner-stylesheet.ts'

const root = import.meta.dirname

const siteFile = path.join(root, 'src/content/site.ts')

/** Imported aside from this file, so that an edit of the content does not restart the dev server. */
async function readSite() {
  const { module } = await runnerImport<typeof import('./src/content/site.ts')>(siteFile, {
    configFile: false,
    logLevel: 'error',
  })
  return module.site
}

async function readConfiguration(mode: string, isServing: boolean) {
  const variables = loadEnv(mode, root, prefixes)
  const forceDemo = mode === 'demo' || isServing
  const site = await readSite()
  try {
    const ports = readPorts(variables)
    const inboxUrl = `http://localhost:${ports.inbox}`
    const siteEnv = resolveSiteEnv(variables, {
      forceDemo,
      inboxUrl,
      findPlaceholders: () => findPlaceholders(root),
      findBusinessProblems: () => findBusinessProblems(readFileSync(siteFile, 'utf8'), site),
      locate: name => findVariable(root, mode, name),
    })
    const players = site.video.kind === 'file' ? [] : [site.video.kind]
    return { ports, inboxUrl, siteEnv, players }
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(`\n${error.message}\n`)
    process.exit(1)
  }
}

export default defineConfig(async ({ command, mode, isPreview }) => {
  const isServing = command === 'serve' || Boolean(isPreview)
  const { ports, inboxUrl, siteEnv, players } = await readConfiguration(mode, isServing)
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
      hosting({ env: siteEnv, players }),
      staticHost(),
      explainPort('SITE_PORT'),
      usesInbox && leadInboxPlugin({ port: ports.inbox, file: '.leads/inbox.ndjson' }),
    ],
    resolve: {
      alias: [
        { find: '~', replacement: `${root}/src` },
        {
          find: 'react-style-singleton',
          replacement: `${root}/src/shims/react-style-singleton.ts`,
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
    preview: { port: ports.site, strictPort: true },
  }
})
