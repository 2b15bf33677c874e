// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import type { HostedSite } from './hosted-site.ts'
import {
  netlifyHeaders,
  netlifyRedirects,
  readNetlifyHeaders,
  readNetlifyRedirects,
} from './netlify.ts'
import { nginxRules, nginxSite } from './nginx.ts'
import { precompress } from './precompress.ts'
import { readBuiltSite, readInlineBlocks } from './read-built-site.ts'
import { vercelConfig } from './vercel.ts'

const site: HostedSite = {
  headers: [
    ['Content-Security-Policy', "default-src 'none'"],
    ['X-Content-Type-Options', 'nosniff'],
  ],
  pages: ['/', '/aziende'],
  hashedFiles: ['/assets/app-Abc12345.js', '/assets/index-Abc12345.css'],
  hostname: 'www.example.it',
}
const immutable = 'public, max-age=31536000, immutable'

/** Made with `printf %s 'go()' | openssl dgst -sha256 -binary | base64`. */
const hashOf = {
  'go()': '5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=',
  'p{}': 'gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=',
}

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

test('_headers sets the headers everywhere and Cache-Control once per address', () => {
  const text = netlifyHeaders(site)
  expect(text.split('\n').slice(1)).toEqual([
    '/*',
    "  Content-Security-Policy: default-src 'none'",
    '  X-Content-Type-Options: nosniff',
    '/',
    '  Cache-Control: no-cache',
    '/aziende',
    '  Cache-Control: no-cache',
    '/assets/*',
    `  Cache-Control: ${immutable}`,
    '',
  ])
  const headersOf = readNetlifyHeaders(text)
  expect(headersOf('/aziende')).toEqual([...site.headers, ['Cache-Control', 'no-cache']])
  expect(headersOf('/assets/a.js')).toEqual([...site.headers, ['Cache-Control', immutable]])
  expect(headersOf('/favicon.svg')).toEqual(site.headers)
})

test('_redirects sends duplicate addresses to the page, without forced rules', () => {
  const text = netlifyRedirects(site)
  expect([...readNetlifyRedirects(text)]).toEqual([
    ['/index.html', { location: '/', status: 301 }],
    ['/aziende/', { location: '/aziende', status: 301 }],
    ['/aziende.html', { location: '/aziende', status: 301 }],
  ])
  expect(text).not.toContain('!')
})

test('vercel.json has clean URLs, and keeps for ever only the files that are there', () => {
  const cache = (value: string) => [{ key: 'Cache-Control', value }]
  expect(JSON.parse(vercelConfig(site))).toEqual({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      {
        source: '/(.*)',
        headers: [...site.headers.map(([key, value]) => ({ key, value })), ...cache('no-cache')],
      },
      { source: '/assets/app-Abc12345.js', headers: cache(immutable) },
      { source: '/assets/index-Abc12345.css', headers: cache(immutable) },
    ],
  })
})

test('the nginx rules repeat the headers in a location that sets one', () => {
  const rules = nginxRules(site)
  const [server = '', assets = ''] = rules.split('location ^~ /assets/')
  for (const part of [server, assets]) {
    expect(part).toContain(`add_header Content-Security-Policy "default-src 'none'" always;`)
    expect(part).toContain('add_header X-Content-Type-Options "nosniff" always;')
  }
  expect(server).toContain('add_header Cache-Control "no-cache" always;')
  expect(assets).toContain(`add_header Cache-Control "${immutable}";`)
  expect(server.match(/location[^{]*\{[^}]*add_header/)).toBeNull()
  expect(rules).toContain('location ~ ^(?<page>/aziende)(?:/|\\.html)$ {')
})

test('the nginx server block has the host name, the folder and the rules', () => {
  const block = nginxSite({
    listen: ['80', '[::]:80'],
    hostname: 'www.example.it',
    folder: '/var/www/site',
    rulesFile: '/etc/nginx/snippets/site.conf',
  })
  expect(block).toBe(`server {
    listen 80;
    listen [::]:80;
    server_name www.example.it;
    root "/var/www/site";
    include "/etc/nginx/snippets/site.conf";
}
`)
})

test('the Caddyfile has the host name, the headers and one Cache-Control per address', () => {
  const text = caddyfile(site)
  expect(text).toMatch(/^www\.example\.it \{$/m)
  expect(text).toContain(`Content-Security-Policy "default-src 'none'"`)
  expect(text).toContain(`header @hashed Cache-Control "${immutable}"`)
  expect(text).toContain('header @revalidated Cache-Control "no-cache"')
  expect(text).toContain('path_regexp page ^(/aziende)(?:/|\\.html)$')
  expect(text.split('{').length).toBe(text.split('}').length)
})

test('.htaccess has the headers, one address per page and no MultiViews', () => {
  const text = htaccess({ ...site, headers: [...site.headers, ['X-Test', 'a%3Bb']] })
  expect(text).toContain(`Header always set Content-Security-Policy "default-src 'none'"`)
  expect(text).toContain('Header always set X-Test "a%%3Bb"')
  expect(text).toContain('Header always set Cache-Control "no-cache"')
  expect(text).toContain(
    `<FilesMatch "^(?:app-Abc12345\\.js|index-Abc12345\\.css)$">
        Header always set Cache-Control "${immutable}"
    </FilesMatch>`,
  )
  expect(text).not.toContain('expr=')
  expect(text).toContain('RewriteRule ^(aziende)(?:/|\\.html)$ /$1 [R=301,L]')
  expect(text).toContain('RewriteRule ^(aziende)$ $1.html [END]')
  expect(text).toContain('Options -MultiViews -Indexes')
  expect(text).toContain(String.raw`RequestHeader edit If-None-Match "-gzip\"$" "\""`)
})

test('inline scripts and stylesheets are hashed, data blocks and files are not', () => {
  const html = `<html><head><style>p{}</style><script data-chunks="/a.js">go()</script>
    <script type="application/ld+json">{"a":1}</script><script src="/b.js"></script></head></html>`
  expect(readInlineBlocks(html)).toEqual({
    scriptHashes: [hashOf['go()']],
    styleHashes: [hashOf['p{}']],
  })
})

test.each([
  '<meta name="description" content="Corsi online = un lavoro vero"/>',
  '<img alt="la style = x, e onclick=go()"/>',
  "<p title='uno style = x'>uno style = x</p>",
])('%s is prose, and stops nothing', tag => {
  expect(readInlineBlocks(tag)).toEqual({ scriptHashes: [], styleHashes: [] })
})

test.each([
  '<p style="color: red">',
  '<a href="/" onclick="go()">',
  '<img alt="a = b" onerror=go()>',
])('%s stops the build', tag => {
  expect(() => readInlineBlocks(`<body>${tag}</body>`)).toThrow(/security policy/)
})

test('a built site gives its pages, its host name and the hashes of its inline blocks', async () => {
  const folder = folderWith({
    'index.html': '<link rel="canonical" href="https://www.example.it/"/><style>p{}</style>',
    'aziende.html': '<script>go()</script>',
    'corsi/base.html': '<style>p{}</style>',
    '404.html': '',
    'assets/index-Abc12345.css': '',
    'assets/app-Abc12345.js': '',
    'og/home.png': '',
  })
  expect(await readBuiltSite(folder)).toEqual({
    pages: ['/', '/aziende', '/corsi/base'],
    hashedFiles: ['/assets/app-Abc12345.js', '/assets/index-Abc12345.css'],
    hostname: 'www.example.it',
    scriptHashes: [hashOf['go()']],
    styleHashes: [hashOf['p{}']],
  })
})

test('text files get compressed copies with the same content, films do not', async () => {
  const text = 'ripetuto '.repeat(50)
  const folder = folderWith({ 'index.html': text, 'assets/a.js': text, 'film.mp4': text })
  await precompress(folder)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  expect(names).toEqual([
    'assets',
    'assets/a.js',
    'assets/a.js.br',
    'assets/a.js.gz',
    'film.mp4',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ])
  const read = (name: string) => readFileSync(path.join(folder, name))
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(text)
  expect(gunzipSync(read('assets/a.js.gz')).toString()).toBe(text)
  const first = read('index.html.gz')
  await precompress(folder)
  expect(read('index.html.gz').equals(first)).toBe(true)
})
