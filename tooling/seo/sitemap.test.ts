import { expect, test } from 'vitest'
import { robotsTxt, sitemap } from './sitemap.ts'

test('the sitemap names each address on a line, with characters that XML knows', () => {
  expect(
    sitemap(['https://a.it/', 'https://a.it/?a="1"&b=<\'>'], '2026-11-22'),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://a.it/</loc><lastmod>2026-11-22</lastmod></url>
  <url><loc>https://a.it/?a=&quot;1&quot;&amp;b=&lt;&apos;&gt;</loc><lastmod>2026-11-22</lastmod></url>
</urlset>
`)
})

test('robots.txt lets crawlers in and names the sitemap', () => {
  expect(robotsTxt('https://a.it')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.it/sitemap.xml\n',
  )
})
