import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { hashedFolder } from './hosted-site.ts'

/** Data blocks are not executed, so the policy does not need their hashes. */
const dataType = /\btype="application\/(?:ld\+)?json"/
const inlineBlock = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/** A tag with a style attribute or an event handler; what stands in quotes is prose. */
const quotedOrNot = `(?:"[^"]*"|'[^']*'|[^"'>])*?`
const inlineCode = new RegExp(`<[a-z]${quotedOrNot}\\s(?:style|on[a-z]+)\\s*=${quotedOrNot}>`, 'i')

/** The hashes of the inline scripts and stylesheets in HTML, and the HTML without them. */
export function hashInlineBlocks(html: string) {
  const hashes: Record<'script' | 'style', Set<string>> = { script: new Set(), style: new Set() }
  const rest = html.replace(inlineBlock, (_block, name: 'script' | 'style', attributes, text) => {
    const isCode = !(/\bsrc=/.test(attributes) || dataType.test(attributes))
    if (isCode) hashes[name].add(createHash('sha256').update(text).digest('base64'))
    return ''
  })
  return { hashes, rest }
}

/**
 * The hashes of the inline scripts and stylesheets in HTML.
 *
 * @throws Error if there is a style attribute or an event handler, which no hash can allow.
 */
export function readInlineBlocks(html: string) {
  const { hashes, rest } = hashInlineBlocks(html)
  const [blocked] = inlineCode.exec(rest) ?? []
  if (blocked) throw new Error(`The content security policy of the site blocks ${blocked}`)
  return { scriptHashes: [...hashes.script], styleHashes: [...hashes.style] }
}

function toAddress(file: string): string {
  const page = `/${file.replaceAll(path.sep, '/').replace(/\.html$/, '')}`
  return page === '/index' ? '/' : page
}

type InlineBlocks = ReturnType<typeof readInlineBlocks>

export interface BuiltPage {
  path: string
  inline: InlineBlocks
}

/** The hashes of several pages together, each once. */
export function joinInlineBlocks(pages: readonly BuiltPage[]): InlineBlocks {
  return {
    scriptHashes: [...new Set(pages.flatMap(({ inline }) => inline.scriptHashes))],
    styleHashes: [...new Set(pages.flatMap(({ inline }) => inline.styleHashes))],
  }
}

/** Reads the pages with the hashes of their inline blocks, the hashed files and the host name. */
export async function readBuiltSite(folder: string) {
  const names = (await readdir(folder, { recursive: true })).sort()
  const read = (name: string) => readFile(path.join(folder, name), 'utf8')
  const files = names.filter(name => name.endsWith('.html'))
  const pages: BuiltPage[] = await Promise.all(
    files.map(async name => ({
      path: toAddress(name),
      inline: readInlineBlocks(await read(name)),
    })),
  )
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await read('index.html'))?.[1]
  const addresses = names.map(name => `/${name.replaceAll(path.sep, '/')}`)
  const folders = new Set(addresses.map(address => path.posix.dirname(address)))
  return {
    pages,
    folders: [...folders].filter(address => address !== '/'),
    hashedFiles: addresses.filter(address => address.startsWith(hashedFolder)),
    hostname: canonical ? new URL(canonical).hostname : 'www.example.com',
  }
}
