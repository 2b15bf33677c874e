import { apache } from './apache-host.ts'
import { caddy } from './caddy-host.ts'
import { cloudflare } from './cloudflare-host.ts'
import { because, type Host } from './host.ts'
import { nginx } from './nginx-host.ts'

export const allHosts: Host[] = [
  nginx,
  caddy,
  apache({ name: 'Apache' }),
  apache({
    name: 'Apache, narrow AllowOverride',
    allowOverride: 'FileInfo',
    options: 'Indexes FollowSymLinks MultiViews',
  }),
  apache({
    name: 'Apache without mod_rewrite',
    without: 'rewrite',
    differences: because(
      'Without mod_rewrite pages have no address without .html, and nothing is hidden or sent with Brotli.',
      {
        'each page, as built': '404 with another text; 200',
        '/aziende/ and /aziende.html, and so on': '404; 200',
        '/index.html and /index': '200; 404',
        'the query of a redirect': '404; 200',
        '/404 and /404.html': '404; 200',
        '/og, /og/, /video/, /assets/': '301 with another text; 200 with another text',
        '/_headers, /_redirects, /vercel.json': '200 with another text',
        '/index.html.br, /aziende.html.gz': '200 with another text',
        'security headers of pages': 'wrong: Content-Security-Policy; own policy',
        'compression, if Brotli is accepted': 'none; gzip',
        'compression, if gzip is accepted': 'none; gzip',
        'a page that the browser has': '404; 304',
        'the domain without www': '404',
      },
    ),
  }),
  apache({
    name: 'Apache without mod_headers',
    without: 'headers',
    differences: because(
      'Headers, and what needs them, are silently missing without mod_headers.',
      {
        'security headers of pages': 'none',
        'security headers of all else': 'none',
        'how long pages are kept': 'none',
        'files with a hash in the name': 'none',
        'a file that is missing': 'none',
        'other files': 'none',
        'a page that the browser has': '304; 200',
      },
    ),
  }),
  cloudflare,
]
