import { expect, test } from 'vitest'
import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import { type HostedSite, revalidated } from './hosted-site.ts'
import {
  netlifyHeaders,
  netlifyRedirects,
  readNetlifyHeaders,
  readNetlifyRedirects,
} from './netlify.ts'
import { nginxRules, nginxSite } from './nginx.ts'
import type { Header } from './security-headers.ts'
import { readVercelHeaders, vercelConfig } from './vercel.ts'

const policy = (value: string): Header => ['Content-Security-Policy', value]

const site: HostedSite = {
  headers: [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
  ],
  pages: [
    { path: '/', policy: policy("style-src 'home'") },
    { path: '/aziende', policy: policy("style-src 'aziende'") },
  ],
  notFoundPolicy: policy("style-src '404'"),
  commonPolicy: policy("style-src 'home' 'aziende' '404'"),
  folders: ['/assets', '/og'],
  hashedFiles: ['/assets/app-Abc12345.js', '/assets/index-Abc12345.css'],
  hostname: 'www.example.it',
}
const immutable = 'public, max-age=31536000, immutable'

test('_headers sets the headers everywhere, one policy and Cache-Control once per address', () => {
  const text = netlifyHeaders(site)
  expect(text.split('\n').slice(1)).toEqual([
    '/*',
    "  Content-Security-Policy: style-src 'home' 'aziende' '404'",
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: no-referrer',
    '/',
    '  Cache-Control: no-cache',
    '/aziende',
    '  Cache-Control: no-cache',
    '/assets/*',
    `  Cache-Control: ${immutable}`,
    '',
  ])
  const headersOf = readNetlifyHeaders(text)
  const everywhere = [site.commonPolicy, ...site.headers]
  expect(headersOf('/aziende')).toEqual([...everywhere, ['Cache-Control', 'no-cache']])
  expect(headersOf('/assets/a.js')).toEqual([...everywhere, ['Cache-Control', immutable]])
  expect(headersOf('/favicon.svg')).toEqual(everywhere)
})

test('_headers is read whatever stands around its lines, and a header without an address is none', () => {
  const headersOf = readNetlifyHeaders('  X-Lost: 1\n/* \n  X-A: b: c\n')
  expect(headersOf('/aziende')).toEqual([['X-A', 'b: c']])
})

test('_redirects is read with its blanks, and 301 is what it means without a status', () => {
  const redirects = readNetlifyRedirects('  /a   /b\n/c /d 302')
  expect([...redirects]).toEqual([
    ['/a', { location: '/b', status: 301 }],
    ['/c', { location: '/d', status: 302 }],
  ])
})

test('_redirects sends duplicate addresses to the page, without forced rules', () => {
  const text = netlifyRedirects(site)
  expect([...readNetlifyRedirects(text)]).toEqual([
    ['/index.html', { location: '/', status: 301 }],
    ['/index', { location: '/', status: 301 }],
    ['/aziende/', { location: '/aziende', status: 301 }],
    ['/aziende.html', { location: '/aziende', status: 301 }],
  ])
  expect(text).not.toContain('!')
})

test('vercel.json has clean URLs, and keeps for ever only the files that are there', () => {
  const cache = (value: string) => [{ key: 'Cache-Control', value }]
  const policyRule = (value: string) => [{ key: 'Content-Security-Policy', value }]
  const text = vercelConfig(site)
  expect(JSON.parse(text)).toEqual({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      {
        source: '/(.*)',
        headers: [
          ...policyRule("style-src '404'"),
          ...site.headers.map(([key, value]) => ({ key, value })),
          ...cache('no-cache'),
        ],
      },
      { source: '/', headers: policyRule("style-src 'home'") },
      { source: '/aziende', headers: policyRule("style-src 'aziende'") },
      { source: '/assets/app-Abc12345.js', headers: cache(immutable) },
      { source: '/assets/index-Abc12345.css', headers: cache(immutable) },
    ],
  })
  const headersOf = readVercelHeaders(text)
  expect(headersOf('/aziende')).toEqual([
    policy("style-src 'aziende'"),
    ...site.headers,
    revalidated,
  ])
  expect(headersOf('/assets/app-Abc12345.js').at(-1)).toEqual(['Cache-Control', immutable])
  expect(headersOf('/not-there')).toEqual([site.notFoundPolicy, ...site.headers, revalidated])
})

test('the nginx rules repeat the headers in a location that sets one', () => {
  const rules = nginxRules(site)
  const [server = '', assets = ''] = rules.split('location ^~ /assets/')
  for (const part of [server, assets]) {
    expect(part).toContain('add_header Content-Security-Policy $site_policy always;')
    expect(part).toContain('add_header X-Content-Type-Options "nosniff" always;')
  }
  expect(server).toMatch(/^set \$site_policy "style-src '404'";$/m)
  expect(server).toContain(`location = /aziende {
    set $site_policy "style-src 'aziende'";
    try_files /aziende.html =404;
}`)
  expect(server).toContain('add_header Cache-Control "no-cache" always;')
  expect(assets).toContain(`add_header Cache-Control "${immutable}";`)
  expect(server.match(/location[^{]*\{[^}]*add_header/)).toBeNull()
  expect(rules).toContain('location ~ ^(?<page>/aziende)(?:/|\\.html)$ {')
  expect(rules).toContain('location ~ ^/index(?:\\.html)?$ {')
  expect(rules).toContain('application/manifest+json webmanifest;')
})

test.each([
  ['nginx.conf', nginxRules],
  ['Caddyfile', caddyfile],
  ['htaccess', htaccess],
])('%s is written as it stands in the folder “expected”', async (name, write) => {
  const quoting: Header = ['X-Test', 'a "b" \\ 100%']
  const text = write({ ...site, headers: [...site.headers, quoting] })
  await expect(text).toMatchFileSnapshot(`expected/${name}`)
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

server {
    listen 80;
    listen [::]:80;
    server_name example.it;
    location / {
        return 308 https://www.example.it$request_uri;
    }
}
`)
})

test('only a host name with www has a domain without it to redirect', () => {
  const server = { listen: ['80'], hostname: 'corsi.example.it', folder: '/a', rulesFile: '/b' }
  expect(nginxSite(server)).toMatch(/server_name corsi\.example\.it;[^{]*}\n$/)
  expect(caddyfile({ ...site, hostname: server.hostname })).toMatch(/\n\t}\n}\n$/)
  expect(caddyfile(site)).toContain(`
example.it {
	redir https://www.example.it{uri} 308
}
`)
})

test('the Caddyfile has the host name, the headers and one Cache-Control per address', () => {
  const text = caddyfile(site)
  expect(text).toMatch(/^www\.example\.it \{$/m)
  expect(text).toContain(`
	map {path} {policy} {
		/ "style-src 'home'"
		/aziende "style-src 'aziende'"
		default "style-src '404'"
	}
	header {
		Content-Security-Policy {policy}
`)
  expect(text).toContain(`header @hashed Cache-Control "${immutable}"`)
  expect(text).toContain('header @revalidated Cache-Control "no-cache"')
  expect(text).toContain('path_regexp page ^(/aziende)(?:/|\\.html)$')
  expect(text).toContain('@home path /index /index.html')
  expect(text).toContain('header @webmanifest Content-Type application/manifest+json')
  expect(text.split('{').length).toBe(text.split('}').length)
})

test('.htaccess has the headers of each page, and those of all else', () => {
  const text = htaccess({ ...site, headers: [...site.headers, ['X-Test', 'a%3Bb']] })
  expect(text).toContain(`    Header always set Content-Security-Policy "style-src '404'"
    Header always set X-Content-Type-Options "nosniff"`)
  expect(text).toContain('Header always set X-Test "a%%3Bb"')
  expect(text).toContain('Header always set Cache-Control "no-cache"')
  expect(text).toContain(String.raw`    <FilesMatch "^(?:aziende\.html)(?:\.br)?$">
        Header always set Content-Security-Policy "style-src 'aziende'"
    </FilesMatch>`)
  expect(
    text,
  ).toContain(String.raw`    <FilesMatch "^(?:app-Abc12345\.js|index-Abc12345\.css)(?:\.br)?$">
        Header always set Cache-Control "${immutable}"
    </FilesMatch>`)
  expect(text).not.toContain('expr=')
  expect(text).toContain(String.raw`
    RequestHeader edit If-None-Match "-gzip\"$" "\""`)
})

test('.htaccess rewrites what was asked for, whatever the host made of it', () => {
  const text = htaccess(site)
  expect(text).toContain(String.raw`
    RewriteCond %{THE_REQUEST} "^\S+ /(aziende)(?:/|\.html)[\s?]"
    RewriteRule ^ /%1 [R=301,L]
    RewriteCond %{THE_REQUEST} "^\S+ /(aziende)[\s?]"
    RewriteRule ^ %1.html
    RewriteRule ^$ index.html
`)
  expect(text).toContain('|(?:/assets|/og)/?)[')
})

test('each directive of .htaccess is one that AllowOverride FileInfo permits, or in its module', () => {
  const directives = htaccess(site).matchAll(/^(<?\w+)/gm)
  expect(new Set([...directives].map(([name]) => name))).toEqual(
    new Set(['ErrorDocument', 'AddDefaultCharset', 'AddType', '<IfModule']),
  )
})

test('only Apache is asked for the copies in Brotli, which it names as such', () => {
  expect(htaccess(site)).toContain(String.raw`
    AddEncoding br .br
    RemoveLanguage .br
    RewriteCond %{SERVER_SOFTWARE} ^Apache
    RewriteCond %{HTTP:Accept-Encoding} \bbr\b
    RewriteCond %{REQUEST_FILENAME}.br -f
    RewriteRule ^(.+)$ $1.br [END]
`)
})
