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
    const isCode = name === 'style' || !(/\bsrc=/.test(attributes) || dataType.test(attributes))
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

/** Reads the addresses of the pages and hashed files, the host name and the hashes of the inline blocks. */
export async function readBuiltSite(folder: string) {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter(name => name.endsWith('.html')).sort()
  const texts = await Promise.all(files.map(file => readFile(path.join(folder, file), 'utf8')))
  const html = texts.join('\n')
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  const pages = files.filter(file => file !== '404.html').map(toAddress)
  const addresses = names.map(name => `/${name.replaceAll(path.sep, '/')}`)
  return {
    ...readInlineBlocks(html),
    pages: pages.sort(),
    hashedFiles: addresses.filter(address => address.startsWith(hashedFolder)).sort(),
    hostname: canonical ? new URL(canonical).hostname : 'www.example.com',
  }
}
