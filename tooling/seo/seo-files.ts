import type { Content } from '../../src/content/for-tooling.ts'
import { isoDate } from '../../src/lib/dates.ts'
import { robotsTxt, sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

/** The files for search engines and home screens, by their names. */
export function seoFiles(content: Content, now: Date): Record<string, string> {
  const { site, pages } = content
  const indexed = Object.values(pages).filter(({ isIndexed }) => isIndexed)
  const urls = indexed.map(({ path }) => site.url + path)
  return {
    'sitemap.xml': sitemap(urls, isoDate(now)),
    'robots.txt': robotsTxt(site.url),
    'manifest.webmanifest': webManifest(content),
  }
}
