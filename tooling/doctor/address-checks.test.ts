import { expect, test } from 'vitest'
import { checkSite, plainAddress } from './site-checks.ts'
import { edit, examine, faultsOf, respond, testFaults } from './testing/examine-site.ts'
import { deploy, siteUrl } from './testing/local-deployment.ts'
import { fixture, runServer } from './testing/local-server.ts'

const send404 =
  'fai impostare all’host la pagina 404.html per gli indirizzi che non esistono, con il codice 404 (status), al posto della home'
const rebuild = 'ricostruisci il sito (npm run build) e ripubblica tutta la cartella dist'
const redirectSlash = 'fai impostare all’host il rinvio all’indirizzo senza barra (trailing slash)'

testFaults([
  [
    'the home page for every address',
    respond('*', 200),
    'error site.not-found pagina 404: un indirizzo che non esiste risponde con il codice 200, non 404 (pagina inesistente)',
    send404,
  ],
  [
    'a 404 page of the host',
    edit('*', body => body.replace('Oops! Page not found', 'Not Found')),
    'warning site.not-found pagina 404: un indirizzo che non esiste non mostra la nostra pagina 404',
    send404,
  ],
  [
    'no sitemap',
    respond('/sitemap.xml', 404),
    'error site.sitemap /sitemap.xml: non si legge: risponde con il codice 404',
    rebuild,
  ],
  [
    'a sitemap without a route',
    edit('/sitemap.xml', body => body.replace(`<url><loc>${siteUrl}/aziende</loc></url>`, '')),
    `error site.sitemap /sitemap.xml: nell’elenco delle pagine per i motori di ricerca manca ${siteUrl}/aziende`,
    rebuild,
  ],
  [
    'a sitemap with a page too many',
    edit('/sitemap.xml', body =>
      body.replace('</urlset>', `<url><loc>${siteUrl}/thank-you</loc></url></urlset>`),
    ),
    `error site.sitemap /sitemap.xml: nell’elenco delle pagine per i motori di ricerca c’è ${siteUrl}/thank-you, che non è l’indirizzo ufficiale di una pagina (canonical)`,
    rebuild,
  ],
  [
    'a sitemap of another site',
    edit('/sitemap.xml', body => body.replaceAll('www.palestravenditori', 'www.altro')),
    `error site.sitemap /sitemap.xml: l’elenco delle pagine per i motori di ricerca è di un altro sito (https://www.altro.it/), non di ${siteUrl}`,
    rebuild,
  ],
  [
    'an empty sitemap',
    edit('/sitemap.xml', () => '<urlset></urlset>'),
    `error site.sitemap /sitemap.xml: nell’elenco delle pagine per i motori di ricerca manca ${siteUrl}/, ${siteUrl}/aziende, ${siteUrl}/privacy-policy, ${siteUrl}/terms-of-service, ${siteUrl}/cookie-policy`,
    rebuild,
  ],
  [
    'no robots.txt',
    respond('/robots.txt', 404),
    'error site.robots /robots.txt: non si legge: risponde con il codice 404',
    rebuild,
  ],
  [
    'a robots.txt that forbids all',
    edit('/robots.txt', body => body.replace('Allow: /', 'Disallow: /')),
    'error site.robots /robots.txt: vieta tutto il sito ai motori di ricerca: nessuno lo troverà su Google',
    rebuild,
  ],
  [
    'a robots.txt with another sitemap',
    edit('/robots.txt', body => body.replace('www.', '')),
    `error site.robots /robots.txt: non dice ai motori di ricerca dov’è l’elenco delle pagine, ${siteUrl}/sitemap.xml`,
    rebuild,
  ],
  [
    'a page under two addresses',
    respond('/aziende/', 200),
    'warning site.slash /aziende: risponde anche con la barra in fondo all’indirizzo: è un doppione, e nelle statistiche le visite si dividono',
    redirectSlash,
  ],
  [
    'a trailing slash that leads elsewhere',
    respond('/aziende/', 302, { location: '/' }),
    'warning site.slash /aziende: con la barra in fondo all’indirizzo risponde con il codice 302',
    redirectSlash,
  ],
])

test.each([301, 302, 399])(
  'a trailing slash that leads to the page with %i is fine',
  async status => {
    const { address } = await deploy(respond('/aziende/', status, { location: '/aziende' }))
    expect(faultsOf(await examine(address))).toEqual([])
  },
)

test.each([300, 400])('a trailing slash that answers with %i leads nowhere', async status => {
  const { address } = await deploy(respond('/aziende/', status, { location: '/aziende' }))
  expect(faultsOf(await examine(address))).toEqual([
    `warning site.slash /aziende: con la barra in fondo all’indirizzo risponde con il codice ${status}`,
  ])
})

test('a trailing slash may lead to the whole address of the page', async () => {
  const location = `${siteUrl}/aziende`
  const { address } = await deploy(respond('/aziende/', 301, { location }))
  expect(faultsOf(await examine(address))).toEqual([])
})

test('the home page has no address without its slash', async () => {
  const { address } = await deploy(respond('//', 200))
  expect(faultsOf(await examine(address))).toEqual([])
})

test('a sitemap may be of two sites, and list several pages too many', async () => {
  const foreign = 'https://altro.it/'
  const { address } = await deploy(
    edit('/sitemap.xml', body =>
      body
        .replace(`${siteUrl}/aziende`, foreign)
        .replace('</urlset>', `<url><loc>${siteUrl}/a</loc><loc>${siteUrl}/b</loc></url>$&`),
    ),
  )
  expect(faultsOf(await examine(address))).toEqual([
    expect.stringContaining(`è di un altro sito (${foreign})`),
    expect.stringMatching(/manca [^ ]*\/aziende$/),
    expect.stringContaining(`c’è ${siteUrl}/a, ${siteUrl}/b, che non è`),
  ])
})

test('a trailing slash without an address to go to leads nowhere', async () => {
  const { address } = await deploy(respond('/aziende/', 302))
  expect(faultsOf(await examine(address))).toHaveLength(1)
})

test.each([
  ['Disallow:/', false],
  ['disallow:   /  ', false],
  ['Disallow: /privato', true],
  ['# Disallow: /', true],
  ['Disallow:', true],
])('a robots.txt that says “%s” lets crawlers in: %s', async (rule, isFine) => {
  const { address } = await deploy(edit('/robots.txt', body => body.replace('Allow: /', rule)))
  expect(faultsOf(await examine(address))).toHaveLength(isFine ? 0 : 1)
})

test('blanks around the lines of robots.txt do not count', async () => {
  const { address } = await deploy(edit('/robots.txt', body => body.replaceAll('\n', ' \r\n ')))
  expect(faultsOf(await examine(address))).toEqual([])
})

const plainStatus = {
  redirect: 301,
  serve: 200,
  elsewhere: 301,
  choices: 300,
  wrong: 400,
  mute: 301,
}

async function examineHttps(respondPlain: keyof typeof plainStatus | 'closed') {
  const certificate = fixture('localhost')
  const { address } = await deploy(undefined, certificate)
  const plain = await runServer(({ path }, response) => {
    const target = respondPlain === 'elsewhere' ? 'https://altro.it' : address
    const location = respondPlain === 'mute' ? {} : { location: `${target}${path}?da=http` }
    response.writeHead(respondPlain === 'closed' ? 200 : plainStatus[respondPlain], location).end()
  })
  const httpAddress = respondPlain === 'closed' ? 'http://127.0.0.1:1' : plain.address
  const net = { timeout: 5_000, ca: certificate }
  const checks = await checkSite(
    { address, siteUrl: address, webhooks: [], build: null, net },
    httpAddress,
  )
  return checks.find(({ check }) => check === 'site.https')
}

test.each([
  ['redirect', 'ok', 'chi scrive l’indirizzo con http arriva su https'],
  ['serve', 'error', 'chi scrive l’indirizzo con http non arriva su https://localhost'],
  ['elsewhere', 'error', 'chi scrive l’indirizzo con http non arriva su https://localhost'],
  ['choices', 'error', 'chi scrive l’indirizzo con http non arriva su https://localhost'],
  ['wrong', 'error', 'chi scrive l’indirizzo con http non arriva su https://localhost'],
  ['mute', 'error', 'chi scrive l’indirizzo con http non arriva su https://localhost'],
  ['closed', 'warning', 'chi scrive l’indirizzo con http non arriva: nessuno risponde'],
] as const)('plain http that answers with %s is judged', async (respondPlain, outcome, message) => {
  const check = await examineHttps(respondPlain)
  expect(check).toMatchObject({
    ...{ target: 'sito', outcome, message: expect.stringContaining(message) },
    ...(outcome !== 'ok' && {
      remedy: 'attiva nelle impostazioni dell’host il passaggio da http a https',
    }),
  })
})

test('plain http is asked for only where it can be told', () => {
  expect(plainAddress('https://www.palestravenditori.it')).toBe('http://www.palestravenditori.it')
  expect(plainAddress('https://localhost:8443')).toBe(null)
  expect(plainAddress('http://localhost:4173')).toBe(null)
  expect(plainAddress('http://www.palestravenditori.it')).toBe(null)
})
