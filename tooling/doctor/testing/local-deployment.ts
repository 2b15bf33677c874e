import { gzipSync } from 'node:zlib'
import { type Respond, runServer } from './local-server.ts'

export const siteUrl = 'https://www.palestravenditori.it'
export const leadWebhook = 'https://hook.eu1.make.com/lead'
export const companyWebhook = 'https://hook.eu2.make.com/company'

interface File {
  status: number
  headers: Record<string, string>
  body: string
}

export type Files = Map<string, File>

const policy = [
  "default-src 'none'",
  "script-src 'self' 'sha256-abc'",
  "style-src 'self' 'sha256-def'",
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

function page(head: string, status = 200): File {
  return {
    status,
    headers: { ...securityHeaders, 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html><html lang="it"><head>${head}</head><body><input placeholder="mario@esempio.it"></body></html>`,
  }
}

function plain(type: string, body: string): File {
  return { status: 200, headers: { ...securityHeaders, 'content-type': type }, body }
}

/** Every address of a deployment without a fault; "*" is any other. */
export function soundFiles(): Files {
  const pages = indexed.map((path): [string, File] => [
    path,
    page(
      `<link rel="canonical" href="${siteUrl}${path}"><meta property="og:image" content="${siteUrl}/og/home.png">`,
    ),
  ])
  const urls = indexed.map(path => `<url><loc>${siteUrl}${path}</loc></url>`).join('')
  return new Map([
    ...pages,
    ['/thank-you', page('<meta name="robots" content="noindex">')],
    ['/og/home.png', plain('image/png', 'png')],
    ['/sitemap.xml', plain('application/xml', `<urlset>${urls}</urlset>`)],
    [
      '/robots.txt',
      plain('text/plain', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`),
    ],
    ['*', page('<meta name="robots" content="noindex">', 404)],
  ])
}

export function serveFiles(files: Files): Respond {
  return ({ path, headers }, response) => {
    const file = files.get(path) ?? files.get('*')
    if (!file) throw new Error('No file for any other address')
    const canGzip = String(headers['accept-encoding']).includes('gzip')
    const isPlain = file.headers['content-encoding'] === 'identity'
    const bytes = canGzip && !isPlain ? gzipSync(file.body) : file.body
    const encoding: Record<string, string> =
      bytes === file.body ? {} : { 'content-encoding': 'gzip' }
    response.writeHead(file.status, { ...file.headers, ...encoding }).end(bytes)
  }
}

/** Serves a sound deployment with one change made to it. */
export async function deploy(
  change: (files: Files) => void = () => undefined,
  certificate?: string,
) {
  const files = soundFiles()
  change(files)
  return runServer(serveFiles(files), certificate)
}
