import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { describeSite, readInlineBlocks } from './describe-site.ts'
import type { Header } from './security-headers.ts'
import { demoEnv as env } from './testing/demo-env.ts'

/** Made with `printf %s 'go()' | openssl dgst -sha256 -binary | base64`. */
const hashOf = {
  'go()': '5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=',
  'p{}': 'gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=',
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

const describe = (files: Record<string, string>) =>
  describeSite(path.join(folderWith(files), 'dist'), { env })

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
  '<noscript><p style=color:red></p></noscript>',
])('%s stops the build', tag => {
  expect(() => readInlineBlocks(`<body>${tag}</body>`)).toThrow(/security policy/)
})

const styleSources = ([, policy]: Header) => /style-src 'self'([^;]*);/.exec(policy)?.[1]?.trim()

function policiesOf(files: Record<string, string>) {
  const { pages, notFoundPolicy, commonPolicy } = describe(files)
  return {
    ...Object.fromEntries(pages.map(page => [page.path, styleSources(page.policy)])),
    notFound: styleSources(notFoundPolicy),
    common: styleSources(commonPolicy),
  }
}

const newBuild = {
  'dist/index.html': '<link rel="canonical" href="https://www.example.it/"/><style>p{}</style>',
  'dist/aziende.html': '<style>a{}</style>',
  'dist/corsi/html.html5.html': '<style>p{}</style>',
  'dist/404.html': '<style>b{}</style>',
  'dist/assets/app-Abc12345.js': '',
  'dist/favicon.svg': '',
  'dist/og/.DS_Store': '',
}

test('a built site is described: its pages, files and host name', () => {
  const site = describe(newBuild)
  expect(site.pages.map(page => page.path)).toEqual(['/aziende', '/corsi/html.html5', '/'])
  expect(site).toMatchObject({
    isDemo: true,
    files: ['/assets/app-Abc12345.js', '/favicon.svg'],
    hostname: 'www.example.it',
  })
  expect(describe({ ...newBuild, 'dist/index.html': '' }).hostname).toBe('www.example.com')
})

test('a page has a policy for itself, all else that of the 404 page, _headers one for all', () => {
  expect(policiesOf(newBuild)).toEqual({
    '/': hash('p{}'),
    '/aziende': hash('a{}'),
    '/corsi/html.html5': hash('p{}'),
    notFound: hash('b{}'),
    common: `${hash('b{}')} ${hash('a{}')} ${hash('p{}')}`,
  })
})

test('where the published build was kept, each policy allows its page too, for one deploy', () => {
  const published = {
    'published/index.html': '<style>old{}</style>',
    'published/aziende.html': '<style>a{}</style>',
    'published/404.html': '<style>older{}</style>',
  }
  expect(policiesOf({ ...newBuild, ...published })).toMatchObject({
    '/': `${hash('p{}')} ${hash('old{}')}`,
    '/aziende': hash('a{}'),
    notFound: `${hash('b{}')} ${hash('older{}')}`,
    common: `${hash('b{}')} ${hash('a{}')} ${hash('p{}')}`,
  })
})

test('a copy of the published build that was not kept whole counts as none', () => {
  const policies = policiesOf({ ...newBuild, 'published/aziende.html': '<style>o{}</style>' })
  expect(policies).toMatchObject({ '/aziende': hash('a{}') })
})
