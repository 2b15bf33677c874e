import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import { type HostedSite, headersOf } from './hosted-site.ts'
import { precompress, publishedFormats, serverFormats } from './hosting.ts'
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
  files: ['/assets/app-Abc12345.js', '/assets/index-Abc12345.css', '/favicon.svg', '/og/home.png'],
  hostname: 'www.example.it',
}

/*
 * Whether a host understands its file only the host knows: npm run hosts asks nginx, Caddy, Apache and
 * Cloudflare's runtime. After a change let it ask them, read what .hosting and dist of a build have for the
 * others, and then take the new print: npx vitest run hosting.test -u.
 */
test('each file is as the hosts were last asked with', () => {
  const formats = Object.entries({ ...publishedFormats, ...serverFormats })
  const print = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
  const prints = formats.map(([file, write]) => [file, print(write(site))])
  expect(Object.fromEntries(prints)).toMatchInlineSnapshot(`
    {
      "/.htaccess": "311c711d57bdca58",
      "/_headers": "5afce3da3f778c55",
      "/_redirects": "226a4a09f7c4a46e",
      "/vercel.json": "0a608b879d4dee22",
      "Caddyfile": "e2079602f3ddf30e",
      "nginx/rules.conf": "19ce98327c375a55",
      "nginx/site.conf": "7176418d9ee1c653",
    }
  `)
})

test('texts get compressed copies, films do not, and a second time writes the same bytes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['index.html', 'film.mp4'])
    writeFileSync(path.join(folder, name), 'ripetuto '.repeat(50))
  const copies = async () => {
    await precompress(folder)
    const files = readdirSync(folder).toSorted()
    return files.map(name => [name, readFileSync(path.join(folder, name), 'base64')])
  }
  const first = await copies()
  const names = first.map(([name]) => name).join(' ')
  expect(names).toBe('film.mp4 index.html index.html.br index.html.gz')
  expect(await copies()).toEqual(first)
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
