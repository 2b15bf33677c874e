import { expect, test } from 'vitest'
import { checkSite } from './site-checks.ts'
import {
  builtHeaders,
  edit,
  examine,
  type FaultRow,
  faultsOf,
  respond,
  testFaults,
  withoutHeader,
} from './testing/examine-site.ts'
import {
  buildLocally,
  deploy,
  leadWebhook,
  securityHeaders,
  siteUrl,
} from './testing/local-deployment.ts'

const policyOf = (change: (policy: string) => string) =>
  respond('/aziende', 200, {
    'content-security-policy': change(securityHeaders['content-security-policy']),
  })

const sendRules =
  'fai mandare all’host le regole di sicurezza (header) scritte in dist: docs/pubblicare.md dice come, host per host'
const rebuildHere =
  'ricostruisci il sito (npm run build) con i webhook di questo file .env, ripubblica tutta la cartella dist e spegni ciò che l’host aggiunge alle pagine'

testFaults([
  ...Object.keys(securityHeaders).map(
    (name): FaultRow => [
      `a page without ${name}`,
      withoutHeader('/aziende', name),
      `error site.headers /aziende: l’host non manda una regola di sicurezza, ${name}`,
      sendRules,
    ],
  ),
  [
    'a 404 page without a policy',
    withoutHeader('*', 'content-security-policy'),
    'error site.headers pagina 404: l’host non manda una regola di sicurezza, content-security-policy',
    sendRules,
  ],
  [
    'types that are sniffed',
    respond('/', 200, { 'x-content-type-options': 'no' }),
    'error site.headers /: la regola di sicurezza x-content-type-options non è nosniff',
    'fai correggere all’host le regole di sicurezza (header)',
  ],
  [
    'a policy that allows everything by default',
    policyOf(policy => policy.replace("'none'", "'self'")),
    "error site.policy /aziende: le regole di sicurezza (Content-Security-Policy) sono troppo larghe (default-src non è 'none')",
    rebuildHere,
  ],
  [
    'a policy with unsafe-inline',
    policyOf(policy => policy.replace(/style-src.*?;/, "style-src 'unsafe-inline';")),
    "error site.policy /aziende: le regole di sicurezza (Content-Security-Policy) sono troppo larghe ('unsafe-inline')",
    rebuildHere,
  ],
  [
    'a page of another build than its policy',
    edit('/aziende', body => body.replace('p{}', 'p{color:red}')),
    'error site.policy /aziende: le regole di sicurezza (Content-Security-Policy) fermano l’aspetto della pagina (style-src)',
    rebuildHere,
  ],
  [
    'an inline script of the host',
    edit('/aziende', body => body.replace('</head>', '<script>track()</script></head>')),
    'error site.policy /aziende: le regole di sicurezza (Content-Security-Policy) fermano un programma della pagina, che non funziona (script-src)',
    rebuildHere,
  ],
  [
    'a 404 page of another build than its policy',
    edit('*', body => body.replace('p{}', 'p{color:red}')),
    'error site.policy pagina 404: le regole di sicurezza (Content-Security-Policy) fermano l’aspetto della pagina (style-src)',
    rebuildHere,
  ],
  [
    'a policy without the host of a webhook',
    policyOf(policy => policy.replace(' https://hook.eu2.make.com', '')),
    'error site.policy /aziende: le regole di sicurezza (Content-Security-Policy) non permettono di inviare a hook.eu2.make.com, quindi i contatti non partono (connect-src)',
    rebuildHere,
  ],
  [
    'a policy with another webhook of the same host',
    policyOf(policy => policy.replace('/lead', '/old')),
    'error site.policy /aziende: le regole di sicurezza (Content-Security-Policy) non permettono di inviare a hook.eu1.make.com, quindi i contatti non partono (connect-src)',
    rebuildHere,
  ],
  [
    'a header that is not the one of the local build',
    respond('/aziende', 200, { 'permissions-policy': 'camera=(self)' }),
    'error site.headers /aziende: la regola di sicurezza permissions-policy non è quella scritta in dist/_headers',
    'ricostruisci il sito (npm run build) e ripubblica tutta la cartella dist',
    buildLocally(undefined, builtHeaders),
  ],
])

test('a header missing everywhere is one line with every page', async () => {
  const { address } = await deploy(files => {
    for (const path of files.keys()) withoutHeader(path, 'referrer-policy')(files)
  })
  expect(faultsOf(await examine(address))).toEqual([
    'error site.headers /, /aziende, /privacy-policy, /terms-of-service, /cookie-policy, /thank-you, pagina 404: l’host non manda una regola di sicurezza, referrer-policy',
  ])
})

test('a policy with the hashes of its own page alone is the one of the local build', async () => {
  const { address } = await deploy()
  const forAllPages = builtHeaders.replace("style-src 'self'", "style-src 'self' 'sha256-b3RoZXI='")
  expect(forAllPages).not.toBe(builtHeaders)
  expect(faultsOf(await examine(address, buildLocally(undefined, forAllPages)))).toEqual([])
})

test('a policy without two webhooks of one host names each page once', async () => {
  const { address } = await deploy()
  const webhooks = [leadWebhook.replace('/lead', '/a'), leadWebhook.replace('/lead', '/b')]
  const net = { timeout: 5_000 }
  const checks = await checkSite({ address, siteUrl, webhooks, build: null, net })
  const faults = checks.filter(({ check }) => check === 'site.policy')
  expect(faults.map(({ target }) => target)).toEqual([
    '/, /aziende, /privacy-policy, /terms-of-service, /cookie-policy, /thank-you, pagina 404',
  ])
})

test('a page with a policy of its own is judged by that one', async () => {
  const policy = securityHeaders['content-security-policy']
  const style = 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='
  const own = policy.replace(/(style-src 'self').*?;/, `$1 '${style}';`)
  const { address } = await deploy(files => {
    edit('/aziende', body => body.replace('p{}', 'p{color:red}'))(files)
    respond('/aziende', 200, { 'content-security-policy': own })(files)
  })
  expect(faultsOf(await examine(address))).toEqual([])
})

const sendTo = (sources: string) => policyOf(policy => policy.replace(/connect-src.*/, sources))

test.each([
  'connect-src *',
  'connect-src https:',
  'connect-src https://hook.eu1.make.com/  https://hook.eu2.make.com/company',
  'connect-src https://hook.eu1.make.com/le%61d https://hook.eu2.make.com',
  'CONNECT-SRC *',
])('a policy with “%s” lets the leads go', async sources => {
  const { address } = await deploy(sendTo(sources))
  expect(faultsOf(await examine(address))).toEqual([])
})

test.each([
  "connect-src 'self'",
  'connect-src http: https://hook.eu1.make.com/l https://hook.eu2.make.com/company/',
  'img-src *',
])('a policy with “%s” keeps the leads of both forms', async sources => {
  const { address } = await deploy(sendTo(sources))
  expect(faultsOf(await examine(address))).toHaveLength(2)
})

test('a policy without styles, or without anything, blocks the look of the page', async () => {
  const { address } = await deploy(policyOf(policy => policy.replace(/style-src.*?; /, '')))
  expect(faultsOf(await examine(address))).toEqual([
    'error site.policy /aziende: le regole di sicurezza (Content-Security-Policy) fermano l’aspetto della pagina (style-src)',
  ])
  const other = await deploy(policyOf(() => 'img-src *'))
  expect(faultsOf(await examine(other.address))).toHaveLength(5)
})

test('a site without any policy is told once, that it is missing', async () => {
  const { address } = await deploy(files => {
    for (const path of files.keys()) withoutHeader(path, 'content-security-policy')(files)
  })
  const lines = await examine(address)
  expect(faultsOf(lines)).toHaveLength(1)
  expect(lines.filter(line => line.includes('site.policy'))).toEqual([])
})

test('without its own rule sending follows that for everything', async () => {
  const { address } = await deploy(
    policyOf(policy => policy.replace("'none'", 'https:').replace(/; connect-src.*/, '')),
  )
  expect(faultsOf(await examine(address))).toEqual([expect.stringContaining('default-src')])
})

test('beside a page without a policy the others are judged', async () => {
  const { address } = await deploy(files => {
    withoutHeader('/aziende', 'content-security-policy')(files)
    edit('/', body => body.replace('p{}', 'p{color:red}'))(files)
  })
  expect(faultsOf(await examine(address))).toEqual([
    expect.stringMatching(/^error site\.headers \/aziende/),
    expect.stringMatching(/^error site\.policy \/: /),
  ])
})

test('a page that the host answers for is not judged by its policy', async () => {
  const { address } = await deploy(files => {
    respond('/aziende', 500, { 'content-security-policy': "default-src 'self'" })(files)
    edit('/aziende', () => 'Internal Server Error')(files)
  })
  expect((await examine(address)).filter(line => line.includes('error site.policy'))).toEqual([])
})
