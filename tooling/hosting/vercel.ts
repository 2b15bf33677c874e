import { type HostedSite, hashedFilesOf, immutable, revalidated } from './hosted-site.ts'
import type { Header } from './security-headers.ts'

/**
 * The file vercel.json. Vercel reads it at the root of the deployed folder. It adds the headers of a
 * rule to errors too, so that a rule for the folder of the hashed files would keep the 404 of a file
 * for a year, in the browsers that asked for it during a deployment. Hence a rule for each file; a
 * later rule replaces the header of an earlier one.
 */
export function vercelConfig(site: HostedSite): string {
  const { headers, pages, notFoundPolicy } = site
  const toRule = (source: string, ...set: Header[]) => ({
    source,
    headers: set.map(([key, value]) => ({ key, value })),
  })
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      toRule('/(.*)', notFoundPolicy, ...headers, revalidated),
      ...pages.map(({ path, policy }) => toRule(path, policy)),
      ...hashedFilesOf(site).map(file => toRule(file, immutable)),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
