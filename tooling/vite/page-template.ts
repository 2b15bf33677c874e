import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Manifest, type ResolvedConfig } from 'vite'
import { withoutScriptAttribute } from '../../src/lib/start-signals.ts'
import { stylesOf, withoutFonts } from './page-styles.ts'

/** What the build links, all at the end of the head. */
const links =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g

function replaceOnce(text: string, part: string, replacement: string): string {
  const result = text.replace(part, () => replacement)
  if (result === text) throw new Error(`index.html: manca ${part}; rimetti il file com’era`)
  return result
}

/** Builds the starter (src/starter.ts) as one classic script to inline in a page. */
async function buildStarter({ root, build: { target } }: ResolvedConfig): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: {
      target,
      write: false,
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: { input: path.join(root, 'src/starter.ts'), output: { format: 'iife' } },
    },
  })
  const [bundle] = [result].flat()
  if (!bundle || !('output' in bundle)) throw new Error('The starter was not built')
  const code = bundle.output[0].code.trim()
  if (code.includes('</script')) throw new Error('The starter would end its own script element')
  return code
}

/** Collects the files of a chunk and of everything that it imports statically. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[key] ?? {}
  if (!file) throw new Error(`${key} is not among the built chunks`)
  if (seen.has(`/${file}`)) return seen
  seen.add(`/${file}`)
  for (const imported of imports) withImports(manifest, imported, seen)
  return seen
}

/**
 * Reads the built index.html as the template of every page, which `fill` fills. The styles that the
 * page needs and the starter are inlined, so that the first paint requests only the fonts. The
 * starter then fetches the whole stylesheet and the application; where scripts are off, the browser
 * fetches the stylesheet. `files` has what takes the place of a built file: the stylesheet without the
 * fonts, which every page has.
 */
export async function readPageTemplate(config: ResolvedConfig) {
  const folder = path.resolve(config.root, config.build.outDir)
  const read = (file: string) => readFile(path.join(folder, file), 'utf8')
  const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'))
  const built = await read('index.html')
  // The last script is the application, the others are its imports.
  const [, application] = /.*<script type="module"[^>]* src="([^"]+)"/s.exec(built) ?? []
  const [, styleFile] = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/.exec(built) ?? []
  if (!application || !styleFile)
    throw new Error('index.html: manca main.tsx o styles.css; rimetti il file com’era')
  const stylesheet = await read(styleFile)
  const starter = await buildStarter(config)
  const template = built
    .replaceAll(links, '')
    .replaceAll(/\n\s+/g, '\n')
    .replace('<html', `<html ${withoutScriptAttribute}`)
    .replace('</head>', '<!--style--><!--starter-->\n</head>')

  const fill = async ({ head, body, chunk }: { head: string; body: string; chunk: string }) => {
    const key = Object.keys(manifest).find(each => manifest[each]?.name === chunk)
    const chunks = new Set([application, ...withImports(manifest, key ?? chunk)])
    const data = `data-style="/${styleFile}" data-chunks="${[...chunks].join(' ')}"`
    const parts = {
      'page-head': head,
      'page-body': body,
      style: `<style>${await stylesOf(template + body, stylesheet)}</style>`,
      starter: `<script ${data}>${starter}</script><noscript><link rel="stylesheet" href="/${styleFile}" /></noscript>`,
    }
    return Object.entries(parts).reduce(
      (page, [name, part]) => replaceOnce(page, `<!--${name}-->`, part),
      template,
    )
  }
  return { fill, files: { [styleFile]: withoutFonts(stylesheet) } }
}
