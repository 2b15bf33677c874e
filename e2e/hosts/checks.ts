import { bareDomainOf } from '../../tooling/hosting/hosted-site.ts'
import type { BuiltSite } from './built-site.ts'
import { sentHeaders } from './sent-headers.ts'
import type { Visit } from './visit.ts'

/** The cell of a question that this build does not pose. */
export const notAsked = 'not asked'

/** A row of the table. */
export interface Check {
  name: string
  /** Says in a word or two what the host does. */
  look: (visit: Visit) => Promise<string>
  expected: string | RegExp
}

/** The answers of all addresses in one: each different one once. */
async function summed<Item>(items: readonly Item[], look: (item: Item) => Promise<string>) {
  const seen = new Set<string>()
  for (const item of items) seen.add(await look(item))
  return [...seen].join('; ')
}

const fileOf = (page: string) => (page === '/' ? 'index.html' : `${page.slice(1)}.html`)
const unknown = ['/not-there', '/not/there/', '/assets/not-there.js', '/aziende/not-there']
const notFoundFile = '404.html'
const film = '/video/presentazione.mp4'

async function statusAndBody({ ask, built }: Visit, address: string, file: string) {
  const { status, body } = await ask(address)
  const isOurs = body.equals(await built.read(file))
  return isOurs ? `${status}` : `${status} with another text`
}

/** Where an address leads; the host may or may not name itself. */
async function redirectOf({ ask, built }: Visit, from: string, to: string) {
  const answer = await ask(from)
  const location = answer.headerOf('Location').replace(`http://${built.hostname}`, '')
  const path = location.replace(/^:\d+/, '')
  return path === to ? `${answer.status}` : `${answer.status} ${path}`.trim()
}

const notFound = (addresses: readonly string[]) => (visit: Visit) =>
  summed(addresses, address => statusAndBody(visit, address, notFoundFile))

const header =
  (name: string, addresses: (built: BuiltSite) => readonly string[]) => (visit: Visit) =>
    summed(
      addresses(visit.built),
      async address => (await visit.ask(address)).headerOf(name) || 'none',
    )

/** Files of which the text can be compressed. */
const texts = ({ pages, hashedFiles }: BuiltSite) => [
  ...pages,
  ...hashedFiles.filter(file => /\.(?:js|css)$/.test(file)),
  '/favicon.svg',
]

async function compression({ ask, built }: Visit, accepted: string) {
  return summed(texts(built), async address => {
    const [plain, packed] = [
      await ask(address, { 'Accept-Encoding': 'identity' }),
      await ask(address, { 'Accept-Encoding': accepted }),
    ]
    if (!packed.body.equals(plain.body)) return 'unpacks to something else'
    const encoding = packed.headerOf('Content-Encoding') || 'none'
    const varies = /\baccept-encoding\b/i.test(packed.headerOf('Vary'))
    return encoding === 'none' || varies ? encoding : `${encoding} without Vary`
  })
}

const types: Record<string, RegExp> = {
  html: /^text\/html; ?charset=utf-8$/i,
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\/png$/,
  ico: /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
  woff2: /^font\/woff2$/,
  mp4: /^video\/mp4$/,
  vtt: /^text\/vtt\b/,
  webmanifest: /^application\/manifest\+json\b/,
  xml: /^(?:text|application)\/xml\b/,
  txt: /^text\/plain\b/,
}

async function typesOf({ ask, built }: Visit) {
  const wrong: string[] = []
  for (const name of built.files) {
    const ending = name.split('.').at(-1) ?? ''
    const type = types[ending]
    const isServed = type && name.includes('.') && name !== notFoundFile
    if (!isServed) continue
    const page = built.pages.find(each => fileOf(each) === name)
    const sent = (await ask(page ?? `/${name}`)).headerOf('Content-Type') || 'none'
    if (!type.test(sent)) wrong.push(`${name}: ${sent}`)
  }
  return wrong.join('; ') || 'right'
}

/** A browser that has the page asks again with the name of its version. */
async function revalidation({ ask, built }: Visit) {
  const cases = ['br', 'gzip', 'identity'].flatMap(encoding =>
    [...built.pages, '/favicon.svg'].map(address => [address, encoding] as const),
  )
  return summed(cases, async ([address, encoding]) => {
    const headers = { 'Accept-Encoding': encoding }
    const version = (await ask(address, headers)).headerOf('ETag')
    return `${(await ask(address, { ...headers, 'If-None-Match': version })).status}`
  })
}

async function range({ ask, built }: Visit) {
  const whole = await built.read(film.slice(1))
  const { status, body } = await ask(film, { Range: 'bytes=1000-1999' })
  if (body.equals(whole.subarray(1000, 2000))) return `${status}`
  return body.equals(whole) ? `${status}, the whole film` : `${status}, something else`
}

async function bareDomain({ ask, built }: Visit) {
  const bare = bareDomainOf(built.hostname)
  if (bare === undefined) return notAsked
  const { status, headerOf } = await ask('/aziende?a=1', {}, bare)
  const isRight = headerOf('Location') === `https://${built.hostname}/aziende?a=1`
  return isRight ? `${status}` : `${status} ${headerOf('Location')}`.trim()
}

const redirected = /^30[18]$/

export const checks: Check[] = [
  {
    name: 'each page, as built',
    look: visit => summed(visit.built.pages, page => statusAndBody(visit, page, fileOf(page))),
    expected: '200',
  },
  {
    name: '/aziende/ and /aziende.html, and so on',
    look: visit =>
      summed(
        visit.built.pages
          .filter(page => page !== '/')
          .flatMap(page => [[`${page}/`, page] as const, [`${page}.html`, page] as const]),
        ([from, to]) => redirectOf(visit, from, to),
      ),
    expected: redirected,
  },
  {
    name: '/index.html and /index',
    look: visit => summed(['/index.html', '/index'], from => redirectOf(visit, from, '/')),
    expected: redirected,
  },
  {
    name: 'the query of a redirect',
    look: visit =>
      summed(
        [
          ['/aziende/?metodo&a=%C3%A8', '/aziende?metodo&a=%C3%A8'],
          ['/aziende.html?a=1', '/aziende?a=1'],
          ['/index.html?metodo', '/?metodo'],
        ] as const,
        async ([from, to]) => {
          const found = await redirectOf(visit, from, to)
          return redirected.test(found) ? 'kept' : found
        },
      ),
    expected: 'kept',
  },
  { name: 'unknown addresses, with our page', look: notFound(unknown), expected: '404' },
  { name: '/404 and /404.html', look: notFound(['/404', '/404.html']), expected: '404' },
  {
    name: '/og, /og/, /video/, /assets/',
    look: notFound(['/og', '/og/', '/video/', '/assets/']),
    expected: '404',
  },
  {
    name: '/_headers, /_redirects, /vercel.json',
    look: notFound(['/_headers', '/_redirects', '/vercel.json']),
    expected: '404',
  },
  { name: '/.htaccess', look: notFound(['/.htaccess']), expected: '404' },
  {
    name: '/index.html.br, /aziende.html.gz',
    look: notFound(['/index.html.br', '/aziende.html.gz']),
    expected: '404',
  },
  {
    name: 'security headers of pages',
    look: visit => summed(visit.built.pages, page => sentHeaders(visit, page)),
    expected: 'own policy',
  },
  {
    name: 'security headers of all else',
    look: visit =>
      summed([...unknown, ...visit.built.hashedFiles, '/og/home.png', '/aziende/'], address =>
        sentHeaders(visit, address),
      ),
    expected: 'own policy',
  },
  {
    name: 'how long pages are kept',
    look: header('Cache-Control', ({ pages }) => pages),
    expected: 'no-cache',
  },
  {
    name: 'files with a hash in the name',
    look: header('Cache-Control', ({ hashedFiles }) => hashedFiles),
    expected: 'public, max-age=31536000, immutable',
  },
  {
    name: 'a file that is missing',
    look: header('Cache-Control', () => ['/assets/not-there.js']),
    expected: 'no-cache',
  },
  {
    name: 'other files',
    look: header('Cache-Control', () => ['/og/home.png', '/favicon.svg', film, '/robots.txt']),
    expected: 'no-cache',
  },
  {
    name: 'compression, if Brotli is accepted',
    look: visit => compression(visit, 'gzip, deflate, br'),
    expected: 'br',
  },
  {
    name: 'compression, if gzip is accepted',
    look: visit => compression(visit, 'gzip'),
    expected: 'gzip',
  },
  { name: 'a page that the browser has', look: revalidation, expected: '304' },
  { name: 'a part of the film', look: range, expected: '206' },
  { name: 'the types of all files', look: typesOf, expected: 'right' },
  { name: 'the domain without www', look: bareDomain, expected: redirected },
  {
    name: 'bytes of / with its headers, HTTP/1.1',
    look: async ({ ask }) => `${(await ask('/')).bytes}`,
    expected: /^\d+$/,
  },
]
