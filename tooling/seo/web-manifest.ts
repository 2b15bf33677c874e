import type { Content } from '../../src/content/for-tooling.ts'
import { grounds } from '../../src/content/schema/shades.ts'

const { ghisa } = grounds

/** The site on a home screen. `display: browser` keeps the address bar. */
export function webManifest({ site, pages }: Content): string {
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: 'it',
    id: pages.home.path,
    start_url: pages.home.path,
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
