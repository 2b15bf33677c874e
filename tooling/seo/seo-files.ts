import type { Content } from '../../src/content/for-tooling.ts'
import { grounds } from '../../src/content/schema/shades.ts'

const { ghisa } = grounds

/** The site on a home screen. `display: browser` keeps the address bar. */
function webManifest({ site, paths }: Content): string {
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: 'it',
    id: paths.home,
    start_url: paths.home,
    display: 'browser',
    theme_color: ghisa,
    background_color: ghisa,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** The addresses have no character that XML would have to escape: an origin, and paths of ours. */
function sitemap(urls: readonly string[], lastModified: string): string {
  const entries = urls.map(
    url => `  <url><loc>${url}</loc><lastmod>${lastModified}</lastmod></url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}

/** Forbids nothing, because crawlers must read a page to find its noindex. */
function robotsTxt(siteUrl: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`
}

/** Saves the number from which the business calls in an address book (vCard 3.0, RFC 2426). */
function contactCard({ name, email, url }: Content['site'], phone: string): string {
  const plain = (text: string) => text.replace(/[\\,;]/g, '\\$&')
  const lines = ['BEGIN:VCARD', 'VERSION:3.0', `N:${plain(name)};;;;`, `FN:${plain(name)}`]
  lines.push(`ORG:${plain(name)}`, `TEL;TYPE=WORK:${phone}`, `EMAIL:${email}`, `URL:${url}`)
  return [...lines, 'END:VCARD', ''].join('\r\n')
}

/** The files for search engines and home screens and address books, by their names. */
export function seoFiles(content: Content, now: Date): Record<string, string> {
  const { site, pages, contactCardPath } = content
  const indexed = Object.values(pages).filter(({ isIndexed }) => isIndexed)
  const urls = indexed.map(({ path }) => site.url + path)
  return {
    // The date in Italy; the sv-SE locale gives YYYY-MM-DD.
    'sitemap.xml': sitemap(urls, now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' })),
    'robots.txt': robotsTxt(site.url),
    'manifest.webmanifest': webManifest(content),
    ...(site.callsFrom && { [contactCardPath.slice(1)]: contactCard(site, site.callsFrom) }),
  }
}
