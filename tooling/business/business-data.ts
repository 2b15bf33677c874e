import { mkdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { Plugin } from 'vite'
import { composeBusiness, summarise, wordFacts } from '../../src/content/compose-business.ts'
import { type Business, schemas } from '../../src/content/schema/business.ts'
import { settings } from '../../src/content/schema/settings.ts'
import {
  businessFolder,
  demoFolder,
  fileNames,
  readExample,
  readOwn,
  wordsFolder,
} from './business-files.ts'
import { readWords } from './words.ts'

/** A module for each value, so that a page loads what it shows. */
const virtual = /^virtual:(business|words)\/(.+)$/
const filmConstant = 'import.meta.env.FILM'
const demoFilm = ['/video/presentazione.mp4', '/video/presentazione.it.vtt']

const readDemoPhotos = (root: string) => {
  const { members } = readExample(root, 'team') as Business['team']
  return members.flatMap(({ photo }) => photo ?? [])
}

/** Where the data of a site come from. */
interface DataSources {
  /** Whether what the business does not say is filled in. */
  isDemo: boolean
  /** Whether what the business says is shown. */
  usesOwn?: boolean
}

/** The data as the site shows them; a real site gets none of the demonstration's. */
export function readBusiness(root: string, { isDemo, usesOwn = true }: DataSources) {
  const from = (read: (name: (typeof fileNames)[number]) => object) =>
    Object.fromEntries(fileNames.map(name => [name, read(name)]))
  const own = usesOwn ? from(name => readOwn(root, name).value) : {}
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

/** What src/content/business.ts and src/content/words.ts export where a page reads them. */
function readModules(root: string, sources: DataSources): Record<string, object> {
  const business = readBusiness(root, sources)
  const facts = wordFacts(business)
  return { business: { ...business, ...summarise(business) }, words: readWords(root, facts) }
}

/**
 * Puts the composed data and words in the place of src/content/business.ts and src/content/words.ts, and follows
 * the files in development.
 */
export function businessData(sources: DataSources): Plugin {
  let root = process.cwd()
  let modules: Record<string, object> | undefined
  const isData = (file: string) =>
    [businessFolder, demoFolder, wordsFolder].some(
      folder => path.dirname(file) === path.join(root, folder),
    )
  return {
    name: 'business-data',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      writeEditorSchemas(root)
    },
    resolveId: { filter: { id: virtual }, handler: id => id },
    load: {
      filter: { id: [/\/src\/content\/(?:business|words)\.ts$/, virtual] },
      handler(id) {
        const [, kind = path.basename(id, '.ts'), name] = virtual.exec(id) ?? []
        modules ??= readModules(root, sources)
        const all: Record<string, unknown> = { ...modules[kind] }
        return name === undefined
          ? Object.keys(all)
              .map(each => `export { default as ${each} } from 'virtual:${kind}/${each}'`)
              .join('\n')
          : `export default ${JSON.stringify(all[name])}`
      },
    },
    // A build has the player of its film alone; in development it follows the data.
    transform: {
      filter: { code: filmConstant },
      handler(code) {
        const { video } = readBusiness(root, sources).film
        return code.replaceAll(filmConstant, JSON.stringify(video?.kind ?? 'none'))
      },
    },
    // The demonstration's film bears its name and figures, its drawings are its people: no other site carries them.
    buildApp: {
      order: 'post',
      async handler({ config }) {
        const folder = path.resolve(root, config.build.outDir)
        for (const file of sources.isDemo ? [] : [...demoFilm, ...readDemoPhotos(root)])
          await rm(path.join(folder, file), { force: true })
      },
    },
    configureServer(server) {
      const follow = (file: string) => {
        if (!isData(file)) return
        modules = undefined
        for (const { moduleGraph } of Object.values(server.environments))
          moduleGraph.invalidateAll()
        server.ws.send({ type: 'full-reload' })
      }
      server.watcher.add(
        [businessFolder, demoFolder, wordsFolder].map(folder => path.join(root, folder)),
      )
      server.watcher.on('change', follow)
    },
  }
}
