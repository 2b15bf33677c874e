import { readFileSync } from 'node:fs'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, runnerImport } from 'vite'
import { applicationChunk } from './build/application-chunk.ts'
import { findBusinessProblems } from './build/business-data.ts'
import { demoNotice } from './build/demo-notice.ts'
import { findVariable } from './build/env-files.ts'
import { explainPort } from './build/explain-port.ts'
import { hosting } from './build/hosting/hosting.ts'
import { leadInboxPlugin } from './build/lead-inbox/lead-inbox-plugin.ts'
import { findPlaceholders } from './build/placeholders.ts'
import { plainDynamicImports } from './build/plain-dynamic-imports.ts'
import { prerender } from './build/prerender.ts'
import { ConfigurationError, readPorts, resolveSiteEnv } from './build/site-env.ts'
import { sonnerStylesheet } from './build/sonner-stylesheet.ts'
import { staticHost } from './build/static-host.ts'
import { prefixes } from './build/variables.ts'

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
    preview: { port: ports.site, strictPort: true },
  }
})
