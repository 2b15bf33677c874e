import { cacheControl, type HostedSite, hashedFolder } from './hosted-site.ts'
import type { Header } from './security-headers.ts'

/** The file vercel.json, at the root of what is deployed; it takes no comments. */
export function vercelConfig({ headers }: HostedSite): string {
  const toRule = (source: string, set: readonly Header[]) => ({
    source,
    headers: set.map(([key, value]) => ({ key, value })),
  })
  const hashed = hashedFolder.slice(1)
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      toRule('/(.*)', headers),
      toRule(`/((?!${hashed}).*)`, [['Cache-Control', cacheControl.revalidated]]),
      toRule(`/${hashed}(.*)`, [['Cache-Control', cacheControl.hashed]]),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
