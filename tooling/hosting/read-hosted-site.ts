import { existsSync } from 'node:fs'
import path from 'node:path'
import type { HostedSite } from './hosted-site.ts'
import { type BuiltPage, joinInlineBlocks, readBuiltSite } from './read-built-site.ts'
import { contentSecurityPolicy, fixedHeaders, type PolicyInput } from './security-headers.ts'

export type SiteOptions = Pick<PolicyInput, 'env' | 'film'>

/**
 * The pages that visitors have now, if whoever publishes kept a copy of them beside the build. Where
 * files are copied one by one, the rules come before the pages: for a moment they are sent with the
 * pages of the build before.
 */
async function readPublishedPages(built: string): Promise<BuiltPage[]> {
  const folder = path.join(path.dirname(built), 'published')
  if (!existsSync(path.join(folder, 'index.html'))) return []
  return (await readBuiltSite(folder)).pages
}

/** Reads a built site and decides what its hosts send with it. */
export async function readHostedSite(folder: string, options: SiteOptions): Promise<HostedSite> {
  const { pages, ...built } = await readBuiltSite(folder)
  const allPages = [...pages, ...(await readPublishedPages(folder))]
  const policyFor = (some: readonly BuiltPage[]) =>
    contentSecurityPolicy({ ...joinInlineBlocks(some), ...options })
  const policyAt = (address: string) => policyFor(allPages.filter(({ path }) => path === address))
  const addresses = pages.map(({ path }) => path).filter(address => address !== '/404')
  return {
    ...built,
    headers: fixedHeaders,
    pages: addresses.map(address => ({ path: address, policy: policyAt(address) })),
    notFoundPolicy: policyAt('/404'),
    // Netlify and Cloudflare change pages and rules at once.
    commonPolicy: policyFor(pages),
  }
}
