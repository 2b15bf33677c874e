// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { content } from '../../src/content/for-tooling'
import { seoFiles } from './seo-files.ts'
import { sitemap } from './sitemap.ts'

const { site } = content
const lateInRome = new Date('2026-11-20T23:30:00Z')

function parseXml(text: string): Document {
  const xml = new DOMParser().parseFromString(text, 'application/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  return xml
}

function textsOf(xml: Document, name: string): (string | null)[] {
  return [...xml.getElementsByTagName(name)].map(element => element.textContent)
}

it('the sitemap lists the indexed pages with the Italian date of the build', () => {
  const xml = parseXml(seoFiles(content, lateInRome)['sitemap.xml'] ?? '')
  expect(xml.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  expect(textsOf(xml, 'loc')).toEqual(
    ['/', '/aziende', '/privacy-policy', '/terms-of-service', '/cookie-policy'].map(
      path => site.url + path,
    ),
  )
  expect(textsOf(xml, 'lastmod')).toEqual(Array(5).fill('2026-11-21'))
})

it('XML characters in an address are escaped in the sitemap', () => {
  const url = `https://it.test/?a=1&b=<2>"'`
  expect(textsOf(parseXml(sitemap([url], '2026-11-21')), 'loc')).toEqual([url])
})

it('robots.txt allows every page, so that crawlers can read noindex', () => {
  const lines = seoFiles(content, lateInRome)['robots.txt']?.split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  expect(lines?.filter(line => line.startsWith('Disallow'))).toEqual([])
})

it('the manifest contains the name of the site', () => {
  const changed = { ...content, site: { ...site, name: 'Altra Palestra' } }
  const files = seoFiles(changed, lateInRome)
  expect(JSON.parse(files['manifest.webmanifest'] ?? '')).toMatchObject({
    name: 'Altra Palestra',
    lang: 'it',
    start_url: '/',
    display: 'browser',
  })
})

it('the icons of the manifest are there, in the sizes that it says, one for masks', () => {
  const { icons } = JSON.parse(seoFiles(content, lateInRome)['manifest.webmanifest'] ?? '')
  for (const { src, sizes, type } of icons) {
    const png = readFileSync(`public${src}`)
    // The header of a PNG: its signature, then the first chunk with width and height.
    expect(png.toString('latin1', 1, 4)).toBe('PNG')
    expect(sizes).toBe(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`)
    expect(type).toBe('image/png')
  }
  expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toEqual([
    undefined,
    undefined,
    'maskable',
  ])
})

it('the manifest is known by the address of the home page, and says what the site is', () => {
  expect(JSON.parse(seoFiles(content, lateInRome)['manifest.webmanifest'] ?? '')).toMatchObject({
    id: '/',
    short_name: site.name,
    description: site.tagline,
  })
})

it('index.html has the theme colour of the manifest', () => {
  const { theme_color } = JSON.parse(seoFiles(content, lateInRome)['manifest.webmanifest'] ?? '')
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
  const colour = page.querySelector('meta[name=theme-color]')?.getAttribute('content')
  expect(colour).toBe(theme_color)
})
