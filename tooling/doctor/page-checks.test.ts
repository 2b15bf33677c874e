import { expect, test } from 'vitest'
import { checkCompression, findOwnPreviews } from './page-checks.ts'
import { request } from './request.ts'
import {
  edit,
  examine,
  faultsOf,
  respond,
  testFaults,
  withoutHeader,
} from './testing/examine-site.ts'
import { buildLocally, deploy, siteUrl } from './testing/local-deployment.ts'
import { runServer } from './testing/local-server.ts'

const correctUrl =
  'scrivi l’indirizzo giusto (url) in src/content/site.ts, ricostruisci il sito (npm run build) e ripubblica la cartella dist'
const publishImage =
  'pubblica tutta la cartella dist: senza l’immagine i link condivisi e gli annunci non hanno anteprima'

testFaults([
  [
    'a route that is missing',
    files => files.delete('/aziende'),
    'error site.status /aziende: non si apre: risponde con il codice 404, non 200',
    'pubblica tutta la cartella dist e controlla con l’host che gli indirizzi funzionino senza .html in fondo',
  ],
  [
    'a route that leads elsewhere',
    respond('/thank-you', 301, { location: '/thank-you/' }),
    'error site.status /thank-you: non si apre a questo indirizzo: rimanda a /thank-you/ (codice 301)',
    'togli il rinvio (redirect) dalle impostazioni dell’host',
  ],
  [
    'a route that is not HTML',
    respond('/aziende', 200, { 'content-type': 'application/octet-stream' }),
    'error site.status /aziende: l’host non dice che è una pagina: il tipo è "application/octet-stream", non text/html (Content-Type)',
    'fai impostare all’host il tipo text/html per le pagine',
  ],
  [
    'a wrong canonical',
    edit('/aziende', body => body.replace(`${siteUrl}/aziende"`, `${siteUrl}/"`)),
    `error site.canonical /aziende: l’indirizzo ufficiale per i motori di ricerca (canonical) è ${siteUrl}/, non ${siteUrl}/aziende`,
    correctUrl,
  ],
  [
    'no canonical',
    edit('/', body => body.replace('rel="canonical"', 'rel="alternate"')),
    `error site.canonical /: l’indirizzo ufficiale per i motori di ricerca (canonical) è assente, non ${siteUrl}/`,
    correctUrl,
  ],
  [
    'a page that hides from search engines',
    respond('/', 200, { 'x-robots-tag': 'noindex' }),
    'error site.canonical /: si nasconde ai motori di ricerca: nessuno la troverà su Google (noindex)',
    'togli il divieto dalle impostazioni dell’host; se è un indirizzo di anteprima è normale',
  ],
  [
    'a confirmation that does not',
    edit('/thank-you', body => body.replace('noindex', 'index')),
    'error site.canonical /thank-you: Google potrebbe mostrarla tra i risultati, e non deve (manca noindex)',
    correctUrl,
  ],
  [
    'a page without a preview image',
    edit('/aziende', body => body.replace('og:image', 'og:title')),
    'error site.preview /aziende: manca l’immagine che si vede quando il link è condiviso (og:image)',
    publishImage,
  ],
  [
    'a preview image without a host',
    edit('/aziende', body => body.replace(`content="${siteUrl}/og`, 'content="/og')),
    'error site.preview /aziende: immagine di anteprima: "/og/home.png" non è un indirizzo completo',
    publishImage,
  ],
  [
    'a page without compression',
    respond('/aziende', 200, { 'content-encoding': 'identity' }),
    'warning site.compression /aziende: arriva senza compressione, quindi lenta',
    'fai attivare all’host la compressione (brotli o gzip)',
  ],
  [
    'a page without a type',
    withoutHeader('/aziende', 'content-type'),
    'error site.status /aziende: l’host non dice che è una pagina: il tipo è "nessuno", non text/html (Content-Type)',
    'fai impostare all’host il tipo text/html per le pagine',
  ],
])

test.each([
  ['is missing', respond('/og/home.png', 404), 'codice 404'],
  [
    'is HTML under its name',
    edit('/og/home.png', () => '<!doctype html>'),
    'non è un’immagine PNG',
  ],
  [
    'is called text',
    respond('/og/home.png', 200, { 'content-type': 'text/plain' }),
    'tipo sbagliato: text/plain',
  ],
  [
    'is no image',
    respond('/og/home.png', 200, { 'content-type': 'text/html' }),
    'al suo posto arriva una pagina',
  ],
])(
  'a preview image that %s is one line with each of its pages',
  async (_sentence, change, reason) => {
    const { address } = await deploy(change)
    expect(faultsOf(await examine(address))).toEqual([
      `error site.preview /, /aziende, /privacy-policy, /terms-of-service, /cookie-policy: immagine di anteprima: /og/home.png (${reason})`,
    ])
  },
)

test('a preview image of another host is asked for there', async () => {
  const other = await runServer((_received, response) => response.writeHead(403).end())
  const image = `${other.address}/home.png`
  const { address } = await deploy(
    edit('/aziende', body => body.replace(`${siteUrl}/og/home.png`, image)),
  )
  expect(faultsOf(await examine(address))).toEqual([
    `error site.preview /aziende: immagine di anteprima: ${image} (codice 403)`,
  ])
})

test('of a page that does not open nothing else is said', async () => {
  const headers = { 'content-type': 'text/html', 'content-encoding': 'identity' }
  const body = '<script src="/x.js"></script><p>info@esempio.it</p><img src="/nowhere.png">'
  const { address } = await deploy(files => files.set('/aziende', { status: 500, headers, body }))
  expect(faultsOf(await examine(address, buildLocally()))).toEqual([
    'error site.status /aziende: non si apre: risponde con il codice 500, non 200',
  ])
})

test.each([
  [300, 'non si apre a questo indirizzo: rimanda a nessun indirizzo (codice 300)'],
  [399, 'non si apre a questo indirizzo: rimanda a nessun indirizzo (codice 399)'],
  [400, 'non si apre: risponde con il codice 400, non 200'],
])('a page that answers with %i is told so', async (status, message) => {
  const { address } = await deploy(respond('/thank-you', status))
  expect(faultsOf(await examine(address))).toEqual([`error site.status /thank-you: ${message}`])
})

test('a type that only ends like that of a page is none', async () => {
  const { address } = await deploy(respond('/aziende', 200, { 'content-type': 'x-text/html' }))
  expect(faultsOf(await examine(address))).toHaveLength(1)
})

test('only the rule for robots hides a page, whatever other words stand in its head', async () => {
  const { address } = await deploy(
    edit('/', body => body.replace('<head>', '<head><meta name="keywords" content="noindex">')),
  )
  expect(faultsOf(await examine(address))).toEqual([])
})

test('only elements of the head say what a page is', async () => {
  const others =
    '<b name="robots" content="noindex"><b rel="canonical" href="/b"><b property="og:image" content="/b.png">'
  const { address } = await deploy(edit('/', body => body.replace('<head>', `<head>${others}`)))
  expect(faultsOf(await examine(address)).filter(line => !line.includes('site.files'))).toEqual([])
})

test.each([
  ['gzip', 'ok'],
  ['x-gzip', 'warning'],
  ['gzipped', 'warning'],
])('a page that says “%s” is compressed: %s', async (encoding, outcome) => {
  const headers = { 'content-encoding': encoding }
  const answer = { status: 200, headers, bytes: Buffer.from(''), body: '' }
  expect(await checkCompression([{ path: '/', answer }])).toMatchObject([{ outcome }])
})

test('the site serves the previews itself that have its address', async () => {
  const { address } = await deploy(
    edit('/aziende', body => body.replace(`content="${siteUrl}/og`, 'content="https://altro.it')),
  )
  const net = { timeout: 5_000 }
  const load = async (path: string) => ({ path, answer: await request(address + path, net) })
  const pages = [await load('/'), await load('/aziende'), await load('/thank-you')]
  expect(findOwnPreviews(pages, { address, siteUrl, webhooks: [], build: null, net })).toEqual([
    '/og/home.png',
  ])
})

test('two canonical addresses are both named', async () => {
  const { address } = await deploy(
    edit('/', body => body.replace('<head>', '<head><link rel="canonical" href="/altro">')),
  )
  expect(faultsOf(await examine(address))).toEqual([
    expect.stringContaining(`(canonical) è /altro, ${siteUrl}/, non ${siteUrl}/`),
  ])
})

test('a preview image of a host that does not answer is named with the reason', async () => {
  const image = 'http://127.0.0.1:1/home.png'
  const { address } = await deploy(
    edit('/aziende', body => body.replace(`${siteUrl}/og/home.png`, image)),
  )
  expect(faultsOf(await examine(address))).toEqual([
    `error site.preview /aziende: immagine di anteprima: ${image}: nessuno risponde a questo indirizzo (connessione rifiutata)`,
  ])
})
