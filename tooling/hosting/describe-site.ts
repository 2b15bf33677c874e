import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import type { HostedSite } from './hosted-site.ts'
import { contentSecurityPolicy, fixedHeaders, type PolicyInput } from './security-headers.ts'

export type SiteOptions = Pick<PolicyInput, 'env' | 'film'>

/** Reads a page, with what stands in its <noscript> and what nothing closes. */
export const parsePage = (html: string) =>
  parse(html, { parseNoneClosedTags: true, blockTextElements: { script: true, style: true } })

const hashOf = ({ rawText }: HTMLElement) => createHash('sha256').update(rawText).digest('base64')

/** Data blocks are not executed, so the policy does not need their hashes. */
const isCode = (script: HTMLElement) =>
  !script.hasAttribute('src') && !script.getAttribute('type')?.endsWith('json')

/**
 * The hashes of the inline scripts and stylesheets in HTML.
 *
 * @throws Error if there is a style attribute or an event handler, which no hash can allow.
 */
export function readInlineBlocks(html: string) {
  const page = parsePage(html)
  const blocked = page
    .querySelectorAll('*')
    .find(({ attrs }) => Object.keys(attrs).some(name => /^(?:style|on.+)$/.test(name)))
  if (blocked)
    throw new Error(
      `The content security policy of the site blocks <${blocked.rawTagName} ${blocked.rawAttrs}>`,
    )
  return {
    scriptHashes: page.querySelectorAll('script').filter(isCode).map(hashOf),
    styleHashes: page.querySelectorAll('style').map(hashOf),
  }
}

function list(folder: string): string[] {
  const names = readdirSync(folder, { encoding: 'utf8', recursive: true })
  return names.map(name => `/${name.replaceAll(path.sep, '/')}`).sort()
}

function readPages(folder: string) {
  const files = list(folder).filter(file => file.endsWith('.html'))
  return files.map(file => {
    const html = readFileSync(path.join(folder, file), 'utf8')
    const address = file.slice(0, -'.html'.length)
    return { path: address === '/index' ? '/' : address, html, ...readInlineBlocks(html) }
  })
}

/** Reads a built site and decides what its hosts send with it. */
export function describeSite(folder: string, options: SiteOptions): HostedSite {
  const pages = readPages(folder)
  // The pages that visitors have now, if whoever publishes kept a copy of them. Where files are copied one
  // by one, the rules come before the pages: for a moment they are sent with the pages of the build before.
  const published = path.resolve(folder, '../published')
  const isKept = existsSync(path.join(published, 'index.html'))
  const allPages = isKept ? [...pages, ...readPages(published)] : pages
  const policyFor = (some: typeof pages) =>
    contentSecurityPolicy({
      scriptHashes: some.flatMap(({ scriptHashes }) => scriptHashes),
      styleHashes: some.flatMap(({ styleHashes }) => styleHashes),
      ...options,
    })
  const policyAt = (address: string) => policyFor(allPages.filter(({ path }) => path === address))
  const home = pages.find(({ path }) => path === '/')?.html ?? ''
  const canonical = parsePage(home).querySelector('link[rel=canonical]')?.getAttribute('href')
  return {
    isDemo: options.env.IS_DEMO,
    headers: fixedHeaders,
    pages: pages
      .filter(({ path }) => path !== '/404')
      .map(({ path }) => ({ path, policy: policyAt(path) })),
    notFoundPolicy: policyAt('/404'),
    // Netlify and Cloudflare change pages and rules at once.
    commonPolicy: policyFor(pages),
    // Hosts hide what begins with a dot.
    files: list(folder).filter(address => /[^/]\.(?!html$)\w+$/.test(address)),
    hostname: canonical ? new URL(canonical).hostname : 'www.example.com',
  }
}
