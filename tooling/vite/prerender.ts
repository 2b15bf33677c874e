import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ResolvedConfig } from 'vite'
import { jsonLd, jsonLdElement } from '../seo/json-ld.ts'
import { seoFiles } from '../seo/seo-files.ts'
import { readPageTemplate } from './page-template.ts'

type ServerEntry = typeof import('../../src/prerender-entry.tsx')

function fileOf(route: string): string {
  if (route === '*') return '404.html'
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`
}

/**
 * Makes `vite build` write one HTML file per route: builds the client, then the same application
 * for Node, and renders each route into the client's index.html.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig
  const serverFolder = () => path.resolve(config.root, config.build.outDir, '../.prerender')
  return {
    name: 'prerender',
    apply: 'build',
    config: user => ({
      builder: {},
      environments: {
        client: {
          build: {
            manifest: true,
            // Left alone, the bundler gives what lazy parts share with the application chunks of
            // their own, which compress worse and cost requests.
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [{ name: 'app', test: /\/src\/(?:main|layout\/PageMeta)\.tsx$/ }],
                },
              },
            },
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
    configResolved: resolved => {
      config = resolved
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('Vite has no client or ssr environment to build')
      await builder.build(client)
      await builder.build(ssr)
      const folder = path.resolve(config.root, config.build.outDir)
      const entry = pathToFileURL(path.join(serverFolder(), 'entry.mjs')).href
      const { content, renderPage, routes }: ServerEntry = await import(entry)
      const template = await readPageTemplate(config.root, folder)
      for (const route of routes) {
        const { head, body } = await renderPage(route.path === '*' ? '/404' : route.path)
        const page = await template.fill({
          head: head + jsonLdElement(jsonLd(route.key, content)),
          body,
          chunk: route.Page.chunk,
        })
        const file = path.join(folder, fileOf(route.path))
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, page)
      }
      for (const [name, text] of Object.entries(seoFiles(content, new Date()))) {
        await writeFile(path.join(folder, name), text)
      }
      await rm(serverFolder(), { recursive: true })
      await rm(path.join(folder, '.vite'), { recursive: true })
    },
  }
}
