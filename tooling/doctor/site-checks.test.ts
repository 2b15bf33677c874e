import { expect, test } from 'vitest'
import { checkSite } from './site-checks.ts'
import { builtHeaders, examine } from './testing/examine-site.ts'
import { buildLocally, deploy, siteUrl } from './testing/local-deployment.ts'

test('a sound deployment has no fault, and one line for each kind of check', async () => {
  const { address } = await deploy()
  const lines = await examine(address, buildLocally(undefined, builtHeaders))
  expect(lines).toEqual([
    'ok site.status sito: tutte le 6 pagine si aprono',
    'ok site.cache sito: gli aggiornamenti delle pagine si vedono subito',
    'ok site.not-found pagina 404: un indirizzo che non esiste risponde con il codice 404 (pagina inesistente)',
    'ok site.slash sito: nessuna pagina ha un doppione con la barra in fondo all’indirizzo',
    'ok site.files file: i 6 file che il sito usa si caricano',
    'ok site.file-cache file: i browser tengono in memoria i file giusti (cache)',
    'ok site.missing-file /assets/: un file che mancava per un momento viene chiesto di nuovo',
    'ok site.headers sito: le regole di sicurezza ci sono (header), uguali a dist/_headers',
    'ok site.policy sito: le regole di sicurezza delle pagine sono severe e lasciano partire i contatti (Content-Security-Policy)',
    `ok site.canonical sito: le pagine dicono ai motori di ricerca il loro indirizzo ufficiale (canonical), su ${siteUrl}`,
    'ok site.sitemap sito: l’elenco delle pagine per i motori di ricerca (sitemap) è completo',
    'ok site.robots /robots.txt: i motori di ricerca possono leggere le pagine e trovano il loro elenco (sitemap)',
    'ok site.preview sito: le immagini di anteprima si caricano',
    'ok site.scripts sito: l’host non aggiunge programmi suoi alle pagine (script)',
    'ok site.build sito: le pagine pubblicate sono quelle della cartella dist',
    'ok site.demo sito: nessun dato di esempio nelle pagine',
    'ok site.compression sito: le pagine arrivano compresse, quindi veloci',
  ])
})

test('without a local build nothing is compared with one', async () => {
  const { address } = await deploy()
  const lines = await examine(address)
  expect(lines).toContain('ok site.headers sito: le regole di sicurezza ci sono (header)')
  expect(lines.filter(line => line.includes('site.build'))).toEqual([])
})

test('a deployment that is not there is one error', async () => {
  expect(await examine('http://127.0.0.1:1')).toEqual([
    expect.stringMatching(
      /^error site\.reachable sito: http:\/\/127\.0\.0\.1:1: .*\(connessione rif/,
    ),
  ])
})

test('a deployment at another address than its own is told', async () => {
  const { address } = await deploy()
  const net = { timeout: 5_000 }
  const [first] = await checkSite({ address, siteUrl, webhooks: [], build: null, net })
  expect(first).toEqual({
    ...{ check: 'site.address', outcome: 'warning', target: 'sito' },
    message: `controllo ${address}, ma il sito dice di stare su ${siteUrl}`,
    remedy:
      'va bene per un’anteprima; per il sito vero correggi l’indirizzo (url) in src/content/site.ts, ricostruisci il sito e ripubblicalo',
  })
})

test('pages are asked for as a browser asks, and an address that is not there is a new one', async () => {
  const { address, received } = await deploy()
  await examine(address)
  const accepted = (path: string) =>
    received.filter(request => request.path === path).map(({ headers }) => headers.accept)
  expect(accepted('/aziende')).toEqual(['text/html'])
  expect(accepted('/favicon.svg')).toEqual(['*/*'])
  const made = received.map(({ path }) => path).filter(path => path.startsWith('/doctor-'))
  expect(made).toEqual([expect.stringMatching(/^\/doctor-[0-9a-f-]{36}$/)])
})

test('a deployment at its own address is not told where it is', async () => {
  const { address } = await deploy()
  const net = { timeout: 5_000 }
  const checks = await checkSite({ address, siteUrl: address, webhooks: [], build: null, net })
  expect(checks[0]?.check).toBe('site.status')
})
