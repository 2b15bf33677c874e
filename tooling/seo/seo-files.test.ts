import { expect, test } from 'vitest'
import { content } from '../../src/content/for-tooling'
import { seoFiles } from './seo-files.ts'

test('the sitemap gives the day of the build in Italy', () => {
  const files = seoFiles(content, new Date('2026-11-20T23:30:00Z'))
  expect(files['sitemap.xml']).toContain(
    `<url><loc>${content.site.url}/aziende</loc><lastmod>2026-11-21</lastmod></url>`,
  )
})
