import { expect, test } from 'vitest'
import { edit, examine, faultsOf, respond, testFaults } from './testing/examine-site.ts'
import { deploy, siteUrl } from './testing/local-deployment.ts'
import { runServer } from './testing/local-server.ts'

testFaults([
  [
    'a route that is missing',
    files => files.delete('/aziende'),
    'error site.status /aziende: non si apre: risponde con il codice 404, non 200',
  ],
  [
    'a route that leads elsewhere',
    respond('/thank-you', 301, { location: '/thank-you/' }),
    'error site.status /thank-you: non si apre a questo indirizzo: rimanda a /thank-you/ (codice 301)',
  ],
  [
    'a route that is not HTML',
    respond('/aziende', 200, { 'content-type': 'application/octet-stream' }),
    'error site.status /aziende: l’host non dice che è una pagina: il tipo è "application/octet-stream", non text/html (Content-Type)',
  ],
  [
    'a wrong canonical',
    edit('/aziende', body => body.replace(`${siteUrl}/aziende"`, `${siteUrl}/"`)),
    `error site.canonical /aziende: l’indirizzo ufficiale per i motori di ricerca (canonical) è ${siteUrl}/, non ${siteUrl}/aziende`,
  ],
  [
    'no canonical',
    edit('/', body => body.replace('rel="canonical"', 'rel="alternate"')),
    `error site.canonical /: l’indirizzo ufficiale per i motori di ricerca (canonical) è assente, non ${siteUrl}/`,
  ],
  [
    'a page that hides from search engines',
    respond('/', 200, { 'x-robots-tag': 'noindex' }),
    'error site.canonical /: si nasconde ai motori di ricerca: nessuno la troverà su Google (noindex)',
  ],
  [
    'a confirmation that does not',
    edit('/thank-you', body => body.replace('noindex', 'index')),
    'error site.canonical /thank-you: Google potrebbe mostrarla tra i risultati, e non deve (manca noindex)',
  ],
  [
    'a page without a preview image',
    edit('/aziende', body => body.replace('og:image', 'og:title')),
    'error site.preview /aziende: manca l’immagine che si vede quando il link è condiviso (og:image)',
  ],
  [
    'a preview image without a host',
    edit('/aziende', body => body.replace(`content="${siteUrl}/og`, 'content="/og')),
    'error site.preview /aziende: immagine di anteprima: "/og/home.png" non è un indirizzo completo',
  ],
  [
    'a page without compression',
    respond('/aziende', 200, { 'content-encoding': 'identity' }),
    'warning site.compression /aziende: arriva senza compressione, quindi lenta',
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
