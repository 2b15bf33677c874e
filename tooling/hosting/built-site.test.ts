import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { precompress } from './precompress.ts'
import {
  hashInlineBlocks,
  joinInlineBlocks,
  readBuiltSite,
  readInlineBlocks,
} from './read-built-site.ts'
import { readHostedSite } from './read-hosted-site.ts'
import type { Header } from './security-headers.ts'

/** Made with `printf %s 'go()' | openssl dgst -sha256 -binary | base64`. */
const hashOf = {
  'go()': '5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=',
  'p{}': 'gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=',
}

const demo: SiteEnv = {
  IS_DEMO: true,
  VITE_LEAD_WEBHOOK_URL: 'http://localhost:4174/lead',
  VITE_LEAD_WEBHOOK_MODE: 'no-cors',
  VITE_COMPANY_WEBHOOK_URL: 'http://localhost:4174/company',
  VITE_LEAD_CAMPAIGN: '',
  VITE_GOOGLE_TAG_ID: '',
  VITE_GOOGLE_ADS_CONVERSION: '',
  VITE_META_PIXEL_ID: '',
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

test('inline scripts and stylesheets are hashed, data blocks and files are not', () => {
  const html = `<html><head><style>p{}</style><script data-chunks="/a.js">go()</script>
    <script type="application/ld+json">{"a":1}</script><script src="/b.js"></script></head></html>`
  expect(readInlineBlocks(html)).toEqual({
    scriptHashes: [hashOf['go()']],
    styleHashes: [hashOf['p{}']],
  })
})

test('what is left of a page without its inline blocks is as it was', () => {
  expect(hashInlineBlocks('<p>a</p><style>p{}</style>\n<p>b</p>').rest).toBe('<p>a</p>\n<p>b</p>')
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

test('a built site gives its host name, and each page with the hashes of its inline blocks', async () => {
  const folder = folderWith({
    'index.html': '<link rel="canonical" href="https://www.example.it/"/><style>p{}</style>',
    'aziende.html': '<script>go()</script>',
    'corsi/base.html': '<style>p{}</style>',
    'corsi/html.html5.html': '',
    '404.html': '',
    'assets/index-Abc12345.css': '',
    'assets/app-Abc12345.js': '',
    'og/home.png': '',
  })
  expect(await readBuiltSite(folder)).toEqual({
    pages: [
      { path: '/404', inline: { scriptHashes: [], styleHashes: [] } },
      { path: '/aziende', inline: { scriptHashes: [hashOf['go()']], styleHashes: [] } },
      { path: '/corsi/base', inline: { scriptHashes: [], styleHashes: [hashOf['p{}']] } },
      { path: '/corsi/html.html5', inline: { scriptHashes: [], styleHashes: [] } },
      { path: '/', inline: { scriptHashes: [], styleHashes: [hashOf['p{}']] } },
    ],
    folders: ['/assets', '/corsi', '/og'],
    hashedFiles: ['/assets/app-Abc12345.js', '/assets/index-Abc12345.css'],
    hostname: 'www.example.it',
  })
})

test('a site that names no address of its own has that of an example', async () => {
  const { hostname } = await readBuiltSite(folderWith({ 'index.html': '' }))
  expect(hostname).toBe('www.example.com')
})

test('what several pages have inline is named once', () => {
  const page = (scriptHashes: string[], styleHashes: string[]) => ({
    path: '/',
    inline: { scriptHashes, styleHashes },
  })
  expect(joinInlineBlocks([page(['a'], ['b']), page(['a'], ['c']), page([], ['b'])])).toEqual({
    scriptHashes: ['a'],
    styleHashes: ['b', 'c'],
  })
})

const policiesOf = async (folder: string) => {
  const site = await readHostedSite(path.join(folder, 'dist'), { env: demo })
  const entries = site.pages.map(({ path: address, policy }) => [address, policy])
  const policies = { ...Object.fromEntries(entries), notFound: site.notFoundPolicy }
  const all = Object.entries<Header>({ ...policies, common: site.commonPolicy })
  return Object.fromEntries(
    all.map(([name, [, policy]]) => [name, /style-src 'self'([^;]*);/.exec(policy)?.[1]?.trim()]),
  )
}

const newBuild = {
  'dist/index.html': '<style>p{}</style>',
  'dist/aziende.html': '<style>a{}</style>',
  'dist/404.html': '<style>b{}</style>',
}

test('a page has a policy for itself, all else that of the 404 page, _headers one for all', async () => {
  expect(await policiesOf(folderWith(newBuild))).toEqual({
    '/': hash('p{}'),
    '/aziende': hash('a{}'),
    notFound: hash('b{}'),
    common: `${hash('b{}')} ${hash('a{}')} ${hash('p{}')}`,
  })
})

test('where the published build was kept, each policy allows its page too, for one deploy', async () => {
  const published = {
    'published/index.html': '<style>old{}</style>',
    'published/aziende.html': '<style>a{}</style>',
    'published/404.html': '<style>older{}</style>',
  }
  expect(await policiesOf(folderWith({ ...newBuild, ...published }))).toEqual({
    '/': `${hash('p{}')} ${hash('old{}')}`,
    '/aziende': hash('a{}'),
    notFound: `${hash('b{}')} ${hash('older{}')}`,
    common: `${hash('b{}')} ${hash('a{}')} ${hash('p{}')}`,
  })
})

test('a copy of the published build that was not kept whole counts as none', async () => {
  const folder = folderWith({ ...newBuild, 'published/aziende.html': '<style>old{}</style>' })
  expect((await policiesOf(folder))['/aziende']).toBe(hash('a{}'))
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
