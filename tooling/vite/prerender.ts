import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { saveFiles } from '../business/save-file.ts'
import { fileOf } from '../hosting/hosted-site.ts'
import { jsonLd, jsonLdElement } from '../seo/json-ld.ts'
import { seoFiles } from '../seo/seo-files.ts'
import { readPageTemplate } from './page-template.ts'

type ServerEntry = typeof import('../../src/prerender-entry.tsx')

/** Without it the bundler splits shared code into small chunks, which compress worse and cost requests. */
const applicationGroup = {
  name: 'app',
  test: /^virtual:business\/figures$|\/src\/(?:main|layout\/(?:ClaimsNote|PageMeta)|ui\/(?:PageHero|Section|StepList))\.tsx?$/,
}

/** Makes `vite build` write an HTML file for each route, rendered by the same application, which it builds for Node. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: user => ({
      builder: {},
      environments: {
        client: {
          build: {
            manifest: true,
            rolldownOptions: { output: { codeSplitting: { groups: [applicationGroup] } } },
          },
        },
        ssr: {
          resolve: { noExternal: true },
          build: {
            ssr: true,
            outDir: path.join(path.dirname(user.build?.outDir ?? 'dist'), '.prerender'),
            emptyOutDir: true,
            copyPublicDir: false,
            emitAssets: false,
            minify: false,
            rolldownOptions: {
              input: 'src/prerender-entry.tsx',
              output: { entryFileNames: 'entry.mjs' },
            },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('Vite has no client or ssr environment to build')
      await builder.build(client)
      await builder.build(ssr)
      const { root, build } = builder.config
      const folder = path.resolve(root, build.outDir)
      const serverFolder = path.resolve(root, ssr.config.build.outDir)
      const entry = pathToFileURL(path.join(serverFolder, 'entry.mjs')).href
      const { content, renderPage, routes }: ServerEntry = await import(entry)
      const template = await readPageTemplate(builder.config)
      const files = { ...template.files, ...seoFiles(content, new Date()) }
      for (const route of routes) {
        const address = route.path === '*' ? '/404' : route.path
        const { head, body } = await renderPage(address)
        files[fileOf({ path: address })] = await template.fill({
          head: head + jsonLdElement(jsonLd(route.key, content)),
          body,
          chunk: route.Page.chunk,
        })
      }
      saveFiles(folder, files)
      await rm(serverFolder, { recursive: true })
      await rm(path.join(folder, '.vite'), { recursive: true })
    },
  }
}
