import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest, ResolvedBuildOptions } from 'vite'
import { withoutScriptAttribute } from '../../src/lib/start-signals.ts'
import { buildStarter } from './build-starter.ts'
import { stylesOf, withoutFonts } from './page-styles.ts'

const scriptTags = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g
const preloadTags = /\s*<link rel="modulepreload"[^>]*>/g
const stylesheetTag = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/

const isMissing = (part: string | RegExp) =>
  new Error(`index.html: manca ${part}; rimetti il file com’era`)

function replaceOnce(text: string, part: string | RegExp, replacement: string): string {
  const result = text.replace(part, () => replacement)
  if (result === text) throw isMissing(part)
  return result
}

/** Finds the manifest key of the dynamically imported chunk with this name. */
function keyOf(manifest: Manifest, name: string): string {
  const [key] =
    Object.entries(manifest).find(([, chunk]) => chunk.isDynamicEntry && chunk.name === name) ?? []
  if (!key) throw new Error(`${name} is not among the built chunks`)
  return key
}

/** Collects the files of a chunk and of everything that it imports statically. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the manifest`)
  const file = `/${chunk.file}`
  if (seen.has(file)) return seen
  if (file.endsWith('.js')) seen.add(file)
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen)
  return seen
}

/**
 * Reads the built index.html as the template of every page, which `fill` fills. The styles that the
 * page needs and the starter are inlined, so that the first paint requests only the fonts. The
 * starter then fetches the whole stylesheet and the application; where scripts are off, the browser
 * fetches the stylesheet. `files` has what takes the place of a built file: the stylesheet without the
 * fonts, which every page has.
 */
export async function readPageTemplate(
  root: string,
  folder: string,
  target: ResolvedBuildOptions['target'],
) {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8')
  const built = await read('index.html')
  const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'))
  const styleFile = stylesheetTag.exec(built)?.[1]
  if (!styleFile) throw isMissing('<link rel="stylesheet" href="/src/styles.css" />')
  const stylesheet = await read(styleFile)
  const starter = await buildStarter(root, target)
  // The last script is the application, the others are its imports.
  const application = [...built.matchAll(scriptTags)].at(-1)?.[1]
  if (!application) throw isMissing('<script type="module" src="/src/main.tsx"></script>')
  const template = replaceOnce(built, stylesheetTag, '<!--style--><!--starter-->')
    .replaceAll(scriptTags, '')
    .replaceAll(preloadTags, '')
    .replaceAll(/\n\s+/g, '\n')
    .replace('<html', `<html ${withoutScriptAttribute}`)

  const fill = async ({ head, body, chunk }: { head: string; body: string; chunk: string }) => {
    const shared = withImports(manifest, 'index.html')
    const chunks = new Set([application, ...withImports(manifest, keyOf(manifest, chunk), shared)])
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
