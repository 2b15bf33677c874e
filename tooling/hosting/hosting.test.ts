import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import { type HostedSite, headersOf, hostFiles } from './hosted-site.ts'
import { publishedFormats, serverFormats } from './hosting.ts'
import { netlifyHeaders } from './netlify.ts'
import { fixedHeaders, type Header } from './security-headers.ts'

const policy = (value: string): Header => ['Content-Security-Policy', value]

const site: HostedSite = {
  isDemo: true,
  headers: [...fixedHeaders, ['X-Test', 'a "b" \\ 100%']],
  pages: [
    { path: '/', policy: policy("style-src 'home'") },
    { path: '/aziende', policy: policy("style-src 'aziende'") },
  ],
  notFoundPolicy: policy("style-src '404'"),
  commonPolicy: policy("style-src 'home' 'aziende' '404'"),
  folders: ['/assets', '/og'],
  files: [],
  hashedFiles: ['/assets/app-Abc12345.js', '/assets/index-Abc12345.css'],
  hostname: 'www.example.it',
}

/*
 * Whether a host understands its file only the host knows: npm run hosts asks nginx, Caddy, Apache and
 * Cloudflare's runtime. After a change let it ask them, read what .hosting and dist of a build have for the
 * others, and then take the new print: npx vitest run hosting.test -u.
 */
test.each(Object.entries({ ...publishedFormats, ...serverFormats }))(
  '%s is as the hosts were last asked with',
  (_file, write) => {
    expect(createHash('sha256').update(write(site)).digest('hex').slice(0, 16)).toMatchSnapshot()
  },
)

test('what a host reads in the published site is shown to nobody', () => {
  expect(hostFiles).toEqual(Object.keys(publishedFormats).map(file => `/${file}`))
})

test('each directive of .htaccess is one that AllowOverride FileInfo permits, or in its module', () => {
  const directives = htaccess(site).matchAll(/^(<?\w+)/gm)
  expect(new Set([...directives].map(([name]) => name))).toEqual(
    new Set(['ErrorDocument', 'AddDefaultCharset', 'AddType', '<IfModule']),
  )
})

test('only a host name with www has a domain without it to redirect', () => {
  const other = { ...site, hostname: 'corsi.example.it' }
  expect(serverFormats['nginx/site.conf']?.(other).match(/server_name .*/g)).toEqual([
    'server_name corsi.example.it;',
  ])
  expect(caddyfile(other)).toMatch(/\n\t}\n}\n$/)
})

test('a policy that Cloudflare would not read stops the build, with what to do', () => {
  const longest = 'x'.repeat(2_000 - '  Content-Security-Policy: '.length)
  expect(netlifyHeaders({ ...site, commonPolicy: policy(longest) })).toContain(longest)
  expect(() => netlifyHeaders({ ...site, commonPolicy: policy(`${longest}y`) })).toThrow(
    /Content-Security-Policy è di 2001 caratteri.* Accorcia gli indirizzi dei webhook/,
  )
})

test.each([
  ['/aziende', "style-src 'aziende'", 'no-cache'],
  ['/not-there', "style-src '404'", 'no-cache'],
  ['/assets/app-Abc12345.js', "style-src '404'", 'public, max-age=31536000, immutable'],
  ['/assets/not-there.js', "style-src '404'", 'no-cache'],
])('%s should come with %s and %s', (address, sources, cache) => {
  const expected = [policy(sources), ...site.headers, ['Cache-Control', cache]]
  expect(headersOf(site, address)).toEqual(expected)
})
