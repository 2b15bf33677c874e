import { mkdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { Plugin } from 'vite'
import { composeBusiness, summarise } from '../../src/content/compose-business.ts'
import { schemas } from '../../src/content/schema/business.ts'
import { settings } from '../../src/content/schema/settings.ts'
import { businessFolder, demoFolder, fileNames, readExample, readOwn } from './business-files.ts'

/** A module for each value, so that a page loads what it shows. */
const virtualId = (name: string) => `virtual:business/${name}`
const virtual = /^virtual:business\//
const demoFilm = ['/video/presentazione.mp4', '/video/presentazione.it.vtt']

/** The data as the site shows them; a real site gets none of the demonstration's. */
export function readBusiness(root: string, { isDemo }: { isDemo: boolean }) {
  const from = (read: (name: (typeof fileNames)[number]) => object) =>
    Object.fromEntries(fileNames.map(name => [name, read(name)]))
  const own = from(name => readOwn(root, name).value)
  return composeBusiness(own, isDemo ? from(name => readExample(root, name)) : {})
}

/** What an editor completes from and checks while one types; each file names its own. */
function writeEditorSchemas(root: string) {
  const folder = path.join(root, businessFolder, '.schema')
  mkdirSync(folder, { recursive: true })
  for (const [name, schema] of Object.entries({ ...schemas, settings }))
    writeFileSync(
      path.join(folder, `${name}.json`),
      JSON.stringify(toJsonSchema(schema, { errorMode: 'ignore' })),
    )
}

/** Puts the composed data in the place of src/content/business.ts, and follows the files in development. */
export function businessData({ isDemo }: { isDemo: boolean }): Plugin {
  let root = process.cwd()
  const isData = (file: string) =>
    [businessFolder, demoFolder].some(folder => path.dirname(file) === path.join(root, folder))
  return {
    name: 'business-data',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      writeEditorSchemas(root)
    },
    resolveId: { filter: { id: virtual }, handler: id => id },
    load: {
      filter: { id: [/\/src\/content\/business\.ts$/, virtual] },
      handler(id) {
        const business = readBusiness(root, { isDemo })
        const values: Record<string, unknown> = { ...business, ...summarise(business) }
        const names = Object.keys(values)
        const name = names.find(each => id === virtualId(each))
        return name
          ? `export default ${JSON.stringify(values[name])}`
          : names.map(each => `export { default as ${each} } from '${virtualId(each)}'`).join('\n')
      },
    },
    // The demonstration's film bears its name and figures: no other site may name it, nor carry it.
    buildApp: {
      order: 'post',
      async handler({ config }) {
        const folder = path.resolve(root, config.build.outDir)
        for (const file of isDemo ? [] : demoFilm)
          await rm(path.join(folder, file), { force: true })
      },
    },
    configureServer(server) {
      const follow = (file: string) => {
        if (!isData(file)) return
        for (const { moduleGraph } of Object.values(server.environments))
          moduleGraph.invalidateAll()
        server.ws.send({ type: 'full-reload' })
      }
      server.watcher.add([businessFolder, demoFolder].map(folder => path.join(root, folder)))
      server.watcher.on('change', follow)
    },
  }
}
