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
  wordsFolders,
} from './business-files.ts'
import { readPages } from './previews.ts'
import { readWords } from './words.ts'

/** The modules of the values that the business fills in, one each, so that a page loads what it shows. */
const virtual = 'virtual:business/'
const filmConstant = 'import.meta.env.FILM'
const demoFilm = ['/video/presentazione.mp4', '/video/presentazione.it.vtt']

const readDemoPhotos = (root: string) => {
  const { members } = readExample(root, 'team') as Business['team']
  return members.flatMap(({ photo }) => photo ?? [])
}

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

/** The words of the pages are JSON, to which Vite does the rest; all else is code. */
function readModules(root: string, sources: DataSources): Record<string, string> {
  const business = readBusiness(root, sources)
  const facts = wordFacts(business)
  const values = Object.entries({ ...business, ...summarise(business) })
  const words = Object.entries(readWords(root, facts))
  const entries = readPages(root, facts).map(([key, { path, isIndexed }]) => [
    key,
    { path, isIndexed },
  ])
  return {
    'business.ts': values
      .map(([name]) => `export { default as ${name} } from '${virtual}${name}'`)
      .join('\n'),
    'composed.ts': 'export const composed = words => words',
    'pages.ts': `export const pages = ${JSON.stringify(Object.fromEntries(entries))}`,
    ...Object.fromEntries(words.map(([name, said]) => [`${name}.json`, JSON.stringify(said)])),
    ...Object.fromEntries(
      values.map(([name, value]) => [virtual + name, `export default ${JSON.stringify(value)}`]),
    ),
  }
}

/** Puts the composed data and words in the place of modules of src/content, and follows the files in development. */
export function businessData(sources: DataSources): Plugin {
  let root = process.cwd()
  let modules: Record<string, string> | undefined
  const folders = [businessFolder, demoFolder, ...wordsFolders]
  return {
    name: 'business-data',
    enforce: 'pre',
    config: () => ({ json: { namedExports: false, stringify: false } }),
    configResolved(config) {
      root = config.root
      writeEditorSchemas(root)
    },
    resolveId: { filter: { id: new RegExp(`^${virtual}`) }, handler: id => id },
    load: {
      filter: {
        id: [new RegExp(`^${virtual}`), /\/src\/content\/(?:\w+\.ts|(?:pages|words)\/\w+\.json)$/],
      },
      handler(id) {
        modules ??= readModules(root, sources)
        return modules[id.replace(/^.*\/src\/content\//, '')]
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
    hotUpdate({ file }) {
      // Vite writes slashes in every system's paths.
      if (!folders.includes(path.posix.relative(root, path.posix.dirname(file)))) return
      modules = undefined
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
