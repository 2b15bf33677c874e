import { gzipSync } from 'node:zlib'
import { readNetlifyHeaders } from '../../hosting/netlify.ts'
import type { LocalBuild } from '../local-build.ts'
import { type Respond, runServer } from './local-server.ts'

export const siteUrl = 'https://www.palestravenditori.it'
export const leadWebhook = 'https://hook.eu1.make.com/lead'
export const companyWebhook = 'https://hook.eu2.make.com/company'

interface File {
  /** 0 closes the connection instead of an answer. */
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

export type Files = Map<string, File>

/** Hashes made with openssl from the inline blocks of the pages below. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
  "style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='",
  `connect-src ${leadWebhook} https://hook.eu2.make.com`,
].join('; ')

export const securityHeaders = {
  'content-security-policy': policy,
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const indexed = ['/', '/aziende', '/privacy-policy', '/terms-of-service', '/cookie-policy']

const revalidated = { 'cache-control': 'no-cache' }
export const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }

function toFile(type: string, body: string | Buffer, cache = revalidated, status = 200): File {
  return { status, headers: { ...securityHeaders, ...cache, 'content-type': type }, body }
}

const inline =
  '<link rel="icon" href="/favicon.svg"><style>p{}</style><script data-style="/assets/index-Abc_1234.css" data-chunks="/assets/app-Abc-123-.js">go()</script>'

function page(head: string, status = 200): File {
  const body = `<!doctype html><html lang="it"><head>${head}${inline}</head><body><input placeholder="mario@esempio.it"><p>Oops! Page not found</p></body></html>`
  return toFile('text/html; charset=utf-8', body, revalidated, status)
}

const font = '/assets/archivo-Abc12345.woff2'
const application = 'import("./Modal-Abc12345.js"); play("/video/film.mp4")'

/** The files of a deployment without faults; "*" answers any other address. */
function soundFiles(): Files {
  const pages = indexed.map((path): [string, File] => {
    const canonical = `<link rel="canonical" href="${siteUrl}${path}">`
    const preview = `<meta property="og:image" content="${siteUrl}/og/home.png">`
    return [path, page(canonical + preview)]
  })
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
  const urls = indexed.map(path => `<url><loc>${siteUrl}${path}</loc></url>`).join('')
  return new Map([
    ...pages,
    ['/thank-you', page('<meta name="robots" content="noindex">')],
    ['/favicon.svg', toFile('image/svg+xml', '<svg/>')],
    ['/assets/index-Abc_1234.css', toFile('text/css', `a{src:url(${font})}`, immutable)],
    [font, toFile('font/woff2', 'wOF2…', immutable)],
    ['/assets/app-Abc-123-.js', toFile('text/javascript', application, immutable)],
    ['/assets/Modal-Abc12345.js', toFile('text/javascript', 'open()', immutable)],
    ['/video/film.mp4', toFile('video/mp4', Buffer.from('\0\0\0\x20ftypisom\xff', 'latin1'))],
    ['/og/home.png', toFile('image/png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
    ['/sitemap.xml', toFile('application/xml', `<urlset>${urls}</urlset>`)],
    ['/robots.txt', toFile('text/plain', robots)],
    ['*', page('<meta name="robots" content="noindex">', 404)],
  ])
}

/** What the build on this machine wrote, after a change to it. */
export function buildLocally(
  change: (files: Files) => void = () => undefined,
  headers = '',
): LocalBuild {
  const files = soundFiles()
  change(files)
  return {
    headersOf: readNetlifyHeaders(headers),
    read: address => {
      const file = files.get(address)
      return file ? Buffer.from(file.body) : null
    },
  }
}

/** Serves a sound deployment after a change to its files. */
export async function deploy(
  change: (files: Files) => void = () => undefined,
  certificate?: string,
) {
  const files = soundFiles()
  change(files)
  const respond: Respond = ({ path, headers }, response) => {
    const file = files.get(path) ?? files.get('*')
    if (!file) throw new Error('No file for any other address')
    if (file.status === 0) {
      response.destroy()
      return
    }
    const acceptsGzip = String(headers['accept-encoding']).includes('gzip')
    const isGzip = acceptsGzip && file.headers['content-encoding'] !== 'identity'
    const encoding = isGzip ? { 'content-encoding': 'gzip' } : {}
    response.writeHead(file.status, { ...file.headers, ...encoding })
    response.end(isGzip ? gzipSync(file.body) : file.body)
  }
  return runServer(respond, certificate)
}
