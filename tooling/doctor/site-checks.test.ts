// @vitest-environment node
import { expect, test } from 'vitest'
import { checkSite, plainAddress } from './site-checks.ts'
import {
  companyWebhook,
  deploy,
  type Files,
  leadWebhook,
  securityHeaders,
  siteUrl,
} from './testing/local-deployment.ts'
import { fixture, runServer } from './testing/local-server.ts'

async function examine(address: string, builtHeaders: string | null = null) {
  const webhooks = [leadWebhook, companyWebhook]
  const net = { timeout: 5_000 }
  const checks = await checkSite({ address, siteUrl, webhooks, builtHeaders, net })
  return checks
    .filter(({ check }) => check !== 'site.address')
    .map(({ check, outcome, target, message }) => `${outcome} ${check} ${target}: ${message}`)
}

const faultsOf = (lines: string[]) => lines.filter(line => !line.startsWith('ok '))

const builtHeaders = [
  '# Generated',
  '/*',
  ...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`),
  '/aziende',
  '  Cache-Control: no-cache',
  '/assets/*',
  '  X-Content-Type-Options: other',
].join('\n')

function edit(path: string, change: (body: string) => string) {
  return (files: Files) => {
    const file = files.get(path)
    if (!file) throw new Error(`${path} is not there`)
    const body = change(file.body)
    if (body === file.body) throw new Error(`${path} is as it was`)
    files.set(path, { ...file, body })
  }
}

function respond(path: string, status: number, headers: Record<string, string> = {}) {
  return (files: Files) => {
    const file = files.get(path) ?? files.get('*')
    if (!file) throw new Error(`${path} is not there`)
    files.set(path, { ...file, status, headers: { ...file.headers, ...headers } })
  }
}

function withoutHeader(path: string, name: string) {
  return (files: Files) => {
    const file = files.get(path)
    const { [name]: value, ...headers } = file?.headers ?? {}
    if (!file || !value) throw new Error(`${path} has no ${name}`)
    files.set(path, { ...file, headers })
  }
}

test('a sound deployment has no fault, and one line for each kind of check', async () => {
  const { address } = await deploy()
  const lines = await examine(address, builtHeaders)
  expect(faultsOf(lines)).toEqual([])
  expect(lines.map(line => line.split(' ')[1])).toEqual([
    'site.status',
    'site.cache',
    'site.not-found',
    'site.slash',
    'site.files',
    'site.missing-file',
    'site.headers',
    'site.policy',
    'site.canonical',
    'site.sitemap',
    'site.robots',
    'site.preview',
    'site.scripts',
    'site.demo',
    'site.compression',
  ])
})

const policyOf = (change: (policy: string) => string) =>
  respond('/aziende', 200, {
    'content-security-policy': change(securityHeaders['content-security-policy']),
  })

test.each<[string, (files: Files) => void, string]>([
  [
    'a route that is missing',
    files => files.delete('/aziende'),
    'error site.status /aziende: risponde 404, non 200',
  ],
  [
    'a route that leads elsewhere',
    respond('/thank-you', 301, { location: '/thank-you/' }),
    'error site.status /thank-you: risponde 301 e rimanda a /thank-you/',
  ],
  [
    'a route that is not HTML',
    respond('/aziende', 200, { 'content-type': 'application/octet-stream' }),
    'error site.status /aziende: il tipo è "application/octet-stream", non text/html',
  ],
  [
    'the home page for every address',
    respond('*', 200),
    'error site.not-found pagina 404: un indirizzo che non esiste risponde 200, non 404',
  ],
  ...Object.keys(securityHeaders).map((name): [string, (files: Files) => void, string] => [
    `a page without ${name}`,
    withoutHeader('/aziende', name),
    `error site.headers /aziende: manca ${name}`,
  ]),
  [
    'a 404 page without a policy',
    withoutHeader('*', 'content-security-policy'),
    'error site.headers pagina 404: manca content-security-policy',
  ],
  [
    'types that are sniffed',
    respond('/', 200, { 'x-content-type-options': 'no' }),
    'error site.headers /: x-content-type-options non è nosniff',
  ],
  [
    'a policy that allows everything by default',
    policyOf(policy => policy.replace("'none'", "'self'")),
    "error site.policy /aziende: content-security-policy: default-src non è 'none'",
  ],
  [
    'a policy with unsafe-inline',
    policyOf(policy => policy.replace(/style-src.*?;/, "style-src 'unsafe-inline';")),
    "error site.policy /aziende: content-security-policy: permette 'unsafe-inline'",
  ],
  [
    'a page of another build than its policy',
    edit('/aziende', body => body.replace('p{}', 'p{color:red}')),
    'error site.policy /aziende: content-security-policy: blocca uno stile della pagina',
  ],
  [
    'an inline script of the host',
    edit('/aziende', body => body.replace('</head>', '<script>track()</script></head>')),
    'error site.policy /aziende: content-security-policy: blocca uno script della pagina',
  ],
  [
    'a script that the host adds',
    edit('/aziende', body =>
      body.replace('</head>', '<script src="/cdn-cgi/rocket.js"></script></head>'),
    ),
    'warning site.scripts /aziende: carica uno script che non è del sito: /cdn-cgi/rocket.js',
  ],
  [
    'a page that browsers keep for a year',
    respond('/aziende', 200, { 'cache-control': 'public, max-age=31536000, immutable' }),
    'error site.cache /aziende: resta nella memoria dei browser (public, max-age=31536000, immutable): chi l’ha già vista non vede gli aggiornamenti',
  ],
  [
    'a 404 page of the host',
    edit('*', body => body.replace('Oops! Page not found', 'Not Found')),
    'warning site.not-found pagina 404: un indirizzo che non esiste non mostra la nostra pagina 404',
  ],
  [
    'a stylesheet that was not uploaded',
    files => files.delete('/assets/index-Abc_1234.css'),
    'error site.files /assets/: le pagine usano file che non si caricano: index-Abc_1234.css (404)',
  ],
  [
    'a part of the application that was not uploaded',
    files => files.delete('/assets/Modal-Abc12345.js'),
    'error site.files /assets/: le pagine usano file che non si caricano: Modal-Abc12345.js (404)',
  ],
  [
    'a folder of files that was not uploaded',
    files => {
      for (const name of files.keys()) if (name.startsWith('/assets/')) files.delete(name)
    },
    'error site.files /assets/: le pagine usano file che non si caricano: app-Abc-123-.js (404) e altri 1',
  ],
  [
    'scripts that browsers refuse by their type',
    respond('/assets/app-Abc-123-.js', 200, { 'content-type': 'text/plain' }),
    'error site.files /assets/: le pagine usano file che non si caricano: app-Abc-123-.js (text/plain)',
  ],
  [
    'a missing file that browsers remember',
    respond('*', 404, { 'cache-control': 'public, max-age=31536000, immutable' }),
    'error site.missing-file /assets/: un file che manca risponde 404 con cache-control: public, max-age=31536000, immutable: il browser ricorda l’errore, e la pagina resta morta',
  ],
  [
    'a policy without the host of a webhook',
    policyOf(policy => policy.replace(' https://hook.eu2.make.com', '')),
    'error site.policy /aziende: content-security-policy: connect-src non permette il webhook su hook.eu2.make.com: i lead non partono',
  ],
  [
    'a policy with another webhook of the same host',
    policyOf(policy => policy.replace('/lead', '/old')),
    'error site.policy /aziende: content-security-policy: connect-src non permette il webhook su hook.eu1.make.com: i lead non partono',
  ],
  [
    'a wrong canonical',
    edit('/aziende', body => body.replace(`${siteUrl}/aziende"`, `${siteUrl}/"`)),
    `error site.canonical /aziende: il canonical è ${siteUrl}/, non ${siteUrl}/aziende`,
  ],
  [
    'no canonical',
    edit('/', body => body.replace('rel="canonical"', 'rel="alternate"')),
    `error site.canonical /: il canonical è assente, non ${siteUrl}/`,
  ],
  [
    'a page that hides from search engines',
    respond('/', 200, { 'x-robots-tag': 'noindex' }),
    'error site.canonical /: si nasconde ai motori di ricerca (noindex)',
  ],
  [
    'a confirmation that does not',
    edit('/thank-you', body => body.replace('noindex', 'index')),
    'error site.canonical /thank-you: manca noindex: i motori di ricerca potrebbero elencarla',
  ],
  [
    'no sitemap',
    respond('/sitemap.xml', 404),
    'error site.sitemap /sitemap.xml: risponde 404, non 200',
  ],
  [
    'a sitemap without a route',
    edit('/sitemap.xml', body => body.replace(`<url><loc>${siteUrl}/aziende</loc></url>`, '')),
    `error site.sitemap /sitemap.xml: non elenca ${siteUrl}/aziende`,
  ],
  [
    'a sitemap with a page too many',
    edit('/sitemap.xml', body =>
      body.replace('</urlset>', `<url><loc>${siteUrl}/thank-you</loc></url></urlset>`),
    ),
    `error site.sitemap /sitemap.xml: elenca ${siteUrl}/thank-you, che non è il canonical di una pagina`,
  ],
  [
    'no robots.txt',
    respond('/robots.txt', 404),
    'error site.robots /robots.txt: risponde 404, non 200',
  ],
  [
    'a robots.txt that forbids all',
    edit('/robots.txt', body => body.replace('Allow: /', 'Disallow: /')),
    'error site.robots /robots.txt: vieta tutto il sito ai motori di ricerca',
  ],
  [
    'a robots.txt with another sitemap',
    edit('/robots.txt', body => body.replace('www.', '')),
    `error site.robots /robots.txt: non indica ${siteUrl}/sitemap.xml`,
  ],
  [
    'a page without a preview image',
    edit('/aziende', body => body.replace('og:image', 'og:title')),
    'error site.preview /aziende: manca l’immagine di anteprima',
  ],
  [
    'a preview image without a host',
    edit('/aziende', body => body.replace(`content="${siteUrl}/og`, 'content="/og')),
    'error site.preview /aziende: immagine di anteprima: "/og/home.png" non è un indirizzo completo',
  ],
  [
    'a page that is a demonstration',
    edit('/aziende', body =>
      body.replace('<body>', '<body><aside>Sito dimostrativo: i dati…</aside>'),
    ),
    'error site.demo /aziende: contiene valori dimostrativi: la riga “sito dimostrativo”',
  ],
  [
    'values of the demonstration',
    edit('/', body =>
      body.replace(
        '<body>',
        '<body>info@esempio.it P. IVA 00000000000 https://palestra.example/ +39 000 000 0000',
      ),
    ),
    'error site.demo /: contiene valori dimostrativi: esempio.it, la partita IVA 00000000000, il telefono +39 000 000 0000, un indirizzo .example',
  ],
  [
    'a page without compression',
    respond('/aziende', 200, { 'content-encoding': 'identity' }),
    'warning site.compression /aziende: arriva senza compressione',
  ],
  [
    'a page under two addresses',
    respond('/aziende/', 200),
    'warning site.slash /aziende: risponde anche con la barra in fondo: è un doppione',
  ],
  [
    'a trailing slash that leads elsewhere',
    respond('/aziende/', 302, { location: '/' }),
    'warning site.slash /aziende: con la barra in fondo risponde 302',
  ],
])('%s is named, and nothing else', async (_sentence, change, expected) => {
  const { address } = await deploy(change)
  const faults = faultsOf(await examine(address))
  expect(faults).toEqual([expected])
})

test.each([
  ['is missing', respond('/og/home.png', 404), 'risponde 404'],
  [
    'is no image',
    respond('/og/home.png', 200, { 'content-type': 'text/html' }),
    'è "text/html", non un’immagine',
  ],
])(
  'a preview image that %s is one line with each of its pages',
  async (_sentence, change, reason) => {
    const { address } = await deploy(change)
    expect(faultsOf(await examine(address))).toEqual([
      `error site.preview /, /aziende, /privacy-policy, /terms-of-service, /cookie-policy: immagine di anteprima: ${address}/og/home.png ${reason}`,
    ])
  },
)

test('a header missing everywhere is one line with every page', async () => {
  const { address } = await deploy(files => {
    for (const path of files.keys()) withoutHeader(path, 'referrer-policy')(files)
  })
  expect(faultsOf(await examine(address))).toEqual([
    'error site.headers /, /aziende, /privacy-policy, /terms-of-service, /cookie-policy, /thank-you, pagina 404: manca referrer-policy',
  ])
})

test('a header that is not the one of the local build is named', async () => {
  const { address } = await deploy(
    respond('/aziende', 200, { 'permissions-policy': 'camera=(self)' }),
  )
  expect(faultsOf(await examine(address, builtHeaders))).toEqual([
    'error site.headers /aziende: permissions-policy non è quello di dist/_headers',
  ])
})

test('a policy without two webhooks of one host names each page once', async () => {
  const { address } = await deploy()
  const webhooks = [leadWebhook.replace('/lead', '/a'), leadWebhook.replace('/lead', '/b')]
  const net = { timeout: 5_000 }
  const checks = await checkSite({ address, siteUrl, webhooks, builtHeaders: null, net })
  const faults = checks.filter(({ check }) => check === 'site.policy')
  expect(faults.map(({ target }) => target)).toEqual([
    '/, /aziende, /privacy-policy, /terms-of-service, /cookie-policy, /thank-you',
  ])
})

test('a missing file that must be asked for again is sound', async () => {
  const { address } = await deploy(respond('*', 404, { 'cache-control': 'no-cache, max-age=60' }))
  expect(faultsOf(await examine(address))).toEqual([])
})

test('a trailing slash that leads to the page is fine', async () => {
  const { address } = await deploy(respond('/aziende/', 301, { location: '/aziende' }))
  expect(faultsOf(await examine(address))).toEqual([])
})

test('a deployment that is not there is one error', async () => {
  expect(await examine('http://127.0.0.1:1')).toEqual([
    expect.stringMatching(/^error site\.reachable sito: http:\/\/127\.0\.0\.1:1: connessione rif/),
  ])
})

test('a deployment at another address than its own is told', async () => {
  const { address } = await deploy()
  const net = { timeout: 5_000 }
  const [first] = await checkSite({ address, siteUrl, webhooks: [], builtHeaders: null, net })
  expect(first).toMatchObject({ check: 'site.address', outcome: 'warning' })
  expect(first?.message).toContain(`il sito dice di stare su ${siteUrl}`)
})

async function examineHttps(respondPlain: 'redirect' | 'serve' | 'elsewhere' | 'closed') {
  const certificate = fixture('localhost')
  const { address } = await deploy(undefined, certificate)
  const plain = await runServer(({ path }, response) => {
    const target = respondPlain === 'redirect' ? address : 'https://altro.it'
    if (respondPlain === 'serve') response.writeHead(200).end('in chiaro')
    else response.writeHead(301, { location: target + path }).end()
  })
  const httpAddress = respondPlain === 'closed' ? 'http://127.0.0.1:1' : plain.address
  const net = { timeout: 5_000, ca: certificate }
  const checks = await checkSite(
    { address, siteUrl: address, webhooks: [], builtHeaders: null, net },
    httpAddress,
  )
  return checks.find(({ check }) => check === 'site.https')
}

test.each([
  ['redirect', 'ok', 'http rimanda a https'],
  ['serve', 'error', 'http risponde 200 e non rimanda a https://localhost'],
  ['elsewhere', 'error', 'http risponde 301 e non rimanda a https://localhost'],
  ['closed', 'warning', 'http non risponde (connessione rifiutata'],
] as const)('plain http that answers with %s is judged', async (respondPlain, outcome, message) => {
  const check = await examineHttps(respondPlain)
  expect(check).toMatchObject({ outcome, message: expect.stringContaining(message) })
})

test('plain http is asked for only where it can be told', () => {
  expect(plainAddress('https://www.palestravenditori.it')).toBe('http://www.palestravenditori.it')
  expect(plainAddress('https://localhost:8443')).toBe(null)
  expect(plainAddress('http://localhost:4173')).toBe(null)
})
