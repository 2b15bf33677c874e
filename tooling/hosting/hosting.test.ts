import { expect, test } from 'vitest'
import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import { type HostedSite, headersOf, redirectsOf } from './hosted-site.ts'
import { netlifyHeaders, netlifyRedirects } from './netlify.ts'
import { nginxRules, nginxSite } from './nginx.ts'
import type { Header } from './security-headers.ts'
import { vercelConfig } from './vercel.ts'

const policy = (value: string): Header => ['Content-Security-Policy', value]

const site: HostedSite = {
  isDemo: true,
  headers: [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Test', 'a "b" \\ 100%'],
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

/** One that certbot has not seen yet. */
const nginxServer = ({ hostname }: HostedSite) =>
  nginxSite({ listen: ['80', '[::]:80'], hostname, folder: '/var/www/site', rulesFile: '/rules' })

// What real servers make of them is asked by npm run hosts.
test.each<[string, (built: HostedSite) => string]>([
  ['nginx.conf', built => nginxServer(built) + nginxRules(built)],
  ['Caddyfile', caddyfile],
  ['htaccess', htaccess],
  ['_headers', netlifyHeaders],
  ['_redirects', netlifyRedirects],
  ['vercel.json', vercelConfig],
])('%s is written as it stands in the folder “expected”', async (name, write) => {
  await expect(write(site)).toMatchFileSnapshot(`expected/${name}`)
})

test('each directive of .htaccess is one that AllowOverride FileInfo permits, or in its module', () => {
  const directives = htaccess(site).matchAll(/^(<?\w+)/gm)
  expect(new Set([...directives].map(([name]) => name))).toEqual(
    new Set(['ErrorDocument', 'AddDefaultCharset', 'AddType', '<IfModule']),
  )
})

test('only a host name with www has a domain without it to redirect', () => {
  const other = { ...site, hostname: 'corsi.example.it' }
  expect(nginxServer(other).match(/server_name .*/g)).toEqual(['server_name corsi.example.it;'])
  expect(caddyfile(other)).toMatch(/\n\t}\n}\n$/)
})

test('a policy that Cloudflare would not read stops the build, with what to do', () => {
  const longest = 'x'.repeat(2_000 - '  Content-Security-Policy: '.length)
  expect(netlifyHeaders({ ...site, commonPolicy: policy(longest) })).toContain(longest)
  expect(() => netlifyHeaders({ ...site, commonPolicy: policy(`${longest}y`) })).toThrow(
    /Content-Security-Policy è di 2001 caratteri.* Accorcia gli indirizzi dei webhook/,
  )
})

test('what a host should answer: the headers of each address, and where other spellings lead', () => {
  const cache = (address: string) => headersOf(site, address).at(-1)
  expect(headersOf(site, '/aziende')).toEqual([
    policy("style-src 'aziende'"),
    ...site.headers,
    ['Cache-Control', 'no-cache'],
  ])
  expect(headersOf(site, '/not-there')[0]).toEqual(site.notFoundPolicy)
  expect(cache('/assets/app-Abc12345.js')).toEqual([
    'Cache-Control',
    expect.stringMatching(/max-age=31536000, immutable/),
  ])
  expect(cache('/assets/not-there.js')).toEqual(['Cache-Control', 'no-cache'])
  expect(redirectsOf(site)).toEqual([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/aziende/', '/aziende'],
    ['/aziende.html', '/aziende'],
  ])
})
