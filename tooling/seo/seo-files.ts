import type { Content } from '../../src/content/for-tooling.ts'
import { isoDate } from '../../src/lib/dates.ts'
import { robotsTxt, sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

/** The files beside the pages by which search engines and home screens find the site, by their names. */
export function seoFiles(content: Content, now: Date): Record<string, string> {
  const { site, pages } = content
  const indexed = Object.values(pages).filter(({ isIndexed }) => isIndexed)
  return {
    'sitemap.xml': sitemap(
      indexed.map(({ path }) => site.url + path),
      isoDate(now),
    ),
    'robots.txt': robotsTxt(site.url),
    'manifest.webmanifest': webManifest(content),
  }
}
