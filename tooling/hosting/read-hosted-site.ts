import type { HostedSite } from './hosted-site.ts'
import { type BuiltPage, joinInlineBlocks, readBuiltSite } from './read-built-site.ts'
import { contentSecurityPolicy, fixedHeaders, type PolicyInput } from './security-headers.ts'

export type SiteOptions = Pick<PolicyInput, 'env' | 'players'>

/** Reads a built site and decides what its hosts send with it. */
export async function readHostedSite(folder: string, options: SiteOptions): Promise<HostedSite> {
  const { pages, ...built } = await readBuiltSite(folder)
  const policyFor = (some: readonly BuiltPage[]) =>
    contentSecurityPolicy({ ...joinInlineBlocks(some), ...options })
  const policyAt = (address: string) => policyFor(pages.filter(({ path }) => path === address))
  const addresses = pages.map(({ path }) => path).filter(address => address !== '/404')
  return {
    ...built,
    headers: fixedHeaders,
    pages: addresses.map(address => ({ path: address, policy: policyAt(address) })),
    notFoundPolicy: policyAt('/404'),
    commonPolicy: policyFor(pages),
  }
}
