import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Data, which browsers do not run and the policy does not name. */
const dataType = /\btype="application\/(?:ld\+)?json"/
const inlineBlock = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g
const inlineCode = /<[a-z][^>]*\s(?:style|on[a-z]+)\s*=[^>]*>/i

interface InlineBlocks {
  scriptHashes: string[]
  styleHashes: string[]
}

/**
 * The hashes of the inline scripts and stylesheets of a page.
 *
 * @throws when the page carries what no hash can allow: a style attribute or an event handler.
 */
export function readInlineBlocks(html: string): InlineBlocks {
  const hashes: Record<'script' | 'style', Set<string>> = { script: new Set(), style: new Set() }
  const rest = html.replace(inlineBlock, (_block, name: 'script' | 'style', attributes, text) => {
    const isCode = name === 'style' || !(/\bsrc=/.test(attributes) || dataType.test(attributes))
    if (isCode) hashes[name].add(createHash('sha256').update(text).digest('base64'))
    return ''
  })
  const [blocked] = inlineCode.exec(rest) ?? []
  if (blocked) throw new Error(`The content security policy of the site blocks ${blocked}`)
  return { scriptHashes: [...hashes.script], styleHashes: [...hashes.style] }
}

export interface BuiltSite extends InlineBlocks {
  pages: string[]
  hostname: string
}

function toAddress(file: string): string {
  const page = `/${file.replaceAll(path.sep, '/').replace(/\.html$/, '')}`
  return page === '/index' ? '/' : page
}

/** Reads a built site: its pages, where it is published, and what stands inline in any page. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter(name => name.endsWith('.html')).sort()
  const scripts = new Set<string>()
  const styles = new Set<string>()
  let hostname = 'www.example.com'
  for (const file of files) {
    const html = await readFile(path.join(folder, file), 'utf8')
    const blocks = readInlineBlocks(html)
    for (const hash of blocks.scriptHashes) scripts.add(hash)
    for (const hash of blocks.styleHashes) styles.add(hash)
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
    if (canonical) hostname = new URL(canonical).hostname
  }
  return {
    pages: files
      .filter(file => file !== '404.html')
      .map(toAddress)
      .sort(),
    hostname,
    scriptHashes: [...scripts],
    styleHashes: [...styles],
  }
}
