import { type HostedSite, hashedFolder, immutable, revalidated } from './hosted-site.ts'
import type { Header } from './security-headers.ts'

/** The file vercel.json. Vercel reads it at the root of the deployed folder. */
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
      toRule(`/((?!${hashed}).*)`, [revalidated]),
      toRule(`/${hashed}(.*)`, [immutable]),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
