import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { Agent, fetch } from 'undici'
import type { Check } from '../tooling/doctor/check.ts'
import type { Net } from '../tooling/doctor/request.ts'
import { checkSite, type Deployment } from '../tooling/doctor/site/check-site.ts'
import {
  type Alter,
  type Answer,
  frontOf,
  patient,
  type Question,
  redirect,
} from '../tooling/doctor/testing/front.ts'
import { type BuiltSite, readBuiltSite } from '../tooling/hosting/hosted-site.ts'
import { production } from './harness/build-sites.ts'
import { ports, receiverOrigin } from './harness/ports.ts'

/** A certificate and its key for localhost. They protect nothing: only tests use them. */
const pem = readFileSync(
  path.join(import.meta.dirname, '../tooling/doctor/testing/test-only-localhost.pem'),
)
const bareDomain = 'palestra-venditori.example'
const hostname = `www.${bareDomain}`
const siteUrl = `https://${hostname}`
const script = /^\/assets\/(?!doctor-)[^/]+\.js$/

interface Situation {
  alter?: Alter
  change?: (built: BuiltSite) => Partial<Deployment>
  net?: Partial<Net>
}

function readBuild(): BuiltSite {
  const built = readBuiltSite(production.folder)
  if (!built) throw new Error('No build')
  return built
}

const toLine = ({ outcome, check, target, message, remedy }: Check) =>
  `${outcome} ${check} ${target}: ${message} → ${remedy}`

/** What the doctor says, apart from what is sound, of the site on its host in a situation. */
async function examine({ alter = answer => answer, change, net }: Situation) {
  const built = readBuild()
  const fetch = frontOf({ port: ports.production, hostname, alter })
  const deployment = { address: siteUrl, siteUrl, webhooks: [], built }
  const given = { ...deployment, net: { ...patient, fetch, ...net }, ...change?.(built) }
  const checks = await checkSite(given)
  return checks.filter(({ outcome }) => outcome !== 'ok').map(toLine)
}

/** Alters the answers for some addresses of the site itself. */
const at =
  (
    place: RegExp | string,
    alter: (answer: Answer, question: Question) => ReturnType<Alter>,
  ): Alter =>
  (answer, question) => {
    const { pathname } = new URL(question.path, siteUrl)
    const isMeant = typeof place === 'string' ? pathname === place : place.test(pathname)
    const isSite = question.isSecure && question.host === hostname
    return isMeant && isSite ? alter(answer, question) : answer
  }

const withHeader = (name: string, value: string) => (answer: Answer) => ({
  ...answer,
  headers: { ...answer.headers, [name]: value },
})

const withStatus = (status: number) => (answer: Answer) => ({ ...answer, status })

const withText = (change: (text: string) => string) => (answer: Answer) => ({
  ...answer,
  body: Buffer.from(change(String(answer.body))),
})

const adding = (markup: string) =>
  at(
    '/aziende',
    withText(html => html.replace('</body>', `${markup}$&`)),
  )

interface Fault extends Situation {
  /** The line about it: outcome, name, target, what was found → what to do. */
  says: RegExp
}

const faults: Record<string, Fault> = {
  'a script of the host': {
    alter: adding('<script src="https://static.host.example/b.js"></script>'),
    says: /^warning site\.scripts \/aziende: .*: script https:\/\/static\.host\.example\/b\.js → spegni/,
  },
  'a script of the host in single quotes': {
    alter: adding("<script defer src='https://static.host.example/b.js'></script>"),
    says: /^warning site\.scripts \/aziende: .*: script https:\/\/static\.host\.example\/b\.js → spegni/,
  },
  'a script of the host without quotes': {
    alter: adding('<SCRIPT SRC=//static.host.example/b.js></SCRIPT>'),
    says: /^warning site\.scripts \/aziende: .*: script \/\/static\.host\.example\/b\.js → spegni/,
  },
  'a script of the host inside the page': {
    alter: adding('<script>track()</script>'),
    says: /^warning site\.scripts \/aziende: .*: script scritto dentro la pagina → spegni/,
  },
  'a frame, a pixel and a stylesheet of the host': {
    alter: adding(
      '<iframe src=https://ads.example><noscript><img src="//p.example/i"></noscript><link rel=stylesheet href=/host.css>',
    ),
    says: /^warning site\.scripts .*: iframe https:\/\/ads\.example, img \/\/p\.example\/i, link \/host\.css →/,
  },
  'a word that the host changes': {
    alter: adding('Visite: 3'),
    says: /^warning site\.changed \/aziende: non è come nella cartella dist → .* spegni nelle/,
  },
  'a page of another build': {
    alter: at(
      '/aziende',
      withText(html => html.replace('<style>', '$&i{}')),
    ),
    says: /^error site\.broken \/aziende: .* le regole di sicurezza .* → ripubblica/,
  },
  'a script that broke on its way': {
    alter: at(
      script,
      withText(code => `${code}\n`),
    ),
    says: /^error site\.broken \/assets\/.*: .* possono non aprirsi → .*in modalità binaria/,
  },
  'another build': {
    alter: at(
      '/',
      withText(html => html.replaceAll(/(\/assets\/[\w-]+)-[\w-]{8}\.js/g, '$1-00000000.js')),
    ),
    says: /^error site\.build sito: .* non è quello della cartella dist: .* → se hai pubblicato da Git/,
  },
  'the demonstration in the place of the site': {
    change: built => ({ built: { ...built, isDemo: false } }),
    says: /^error site\.demo sito: è pubblicato il sito dimostrativo, .* → costruisci il sito vero/,
  },
  'no security headers': {
    alter: answer => {
      const { 'content-security-policy': _, ...headers } = answer.headers
      return { ...answer, headers }
    },
    says: /^error site\.headers [^:]+ e altri \d+: .*: Content-Security-Policy → fai mandare .*docs/,
  },
  'a policy of the host': {
    alter: at('/', withHeader('content-security-policy', "default-src 'self'")),
    says: /^error site\.headers \/: .*: Content-Security-Policy \(diversa\) → .* togli dalle/,
  },
  'the home page for any address': {
    alter: (answer, { isSecure }) =>
      answer.status === 404 && isSecure ? withStatus(200)(answer) : answer,
    says: /^error site\.not-found .* con il codice 200, non 404 → .* la pagina 404\.html/,
  },
  'an error page of the host': {
    alter: answer => (answer.status === 404 ? withText(() => 'Not Found')(answer) : answer),
    says: /^warning site\.other-not-found .* non mostra la nostra pagina 404 → fai impostare/,
  },
  'scripts that are not there': {
    alter: at(script, withStatus(404)),
    says: /^error site\.missing [^:]+ e altri \d+: .* risponde con il codice 404 → ripubblica tutta/,
  },
  'pages in the place of scripts': {
    alter: at(script, withHeader('content-type', 'text/html')),
    says: /^error site\.type [^:]+ e altri \d+: .* \(text\/html\).* → ripubblica tutta/,
  },
  'a type that browsers refuse': {
    alter: at('/favicon.svg', withHeader('content-type', 'application/octet-stream')),
    says: /^error site\.type \/favicon\.svg: .*octet-stream.* → .* fai correggere all’host il tipo/,
  },
  'an image that broke on its way': {
    alter: at('/og/home.png', answer => ({ ...answer, body: Buffer.from('rotta') })),
    says: /^warning site\.changed \/og\/home\.png: non è come nella cartella dist → /,
  },
  'a page that search engines may not show': {
    alter: at('/', withHeader('x-robots-tag', 'noindex')),
    says: /^error site\.noindex \/: .* su Google \(noindex\) → togli il divieto/,
  },
  'a robots.txt that forbids the site': {
    alter: at(
      '/robots.txt',
      withText(() => 'User-agent: *\nDisallow: /aziende'),
    ),
    says: /^error site\.robots \/robots\.txt: vieta ai motori di ricerca \/aziende: .* → spegni/,
  },
  'a robots.txt without the list of the pages': {
    alter: at(
      '/robots.txt',
      withText(() => 'User-agent: *\nAllow: /'),
    ),
    says: /^error site\.sitemap \/robots\.txt: .* dov’è l’elenco delle pagine.* → ripubblica/,
  },
  'pages that browsers keep for a year': {
    alter: at('/aziende', withHeader('cache-control', 'max-age=31536000')),
    says: /^error site\.kept \/aziende: .*\(max-age=31536000\).* → .* cache-control: no-cache/,
  },
  'pages that browsers keep for some minutes': {
    alter: at('/aziende', withHeader('cache-control', 'max-age=600')),
    says: /^warning site\.kept-briefly \/aziende: .*\(max-age=600\).* → .* cache-control: no-cache/,
  },
  'scripts that browsers ask for at each visit': {
    alter: at(script, withHeader('cache-control', 'No-Cache')),
    says: /^warning site\.forgotten [^:]+ e altri \d+: .* richiede a ogni visita .* → .*immutable/,
  },
  'a missing file that browsers remember': {
    alter: at(/^\/assets\/doctor-/, withHeader('cache-control', 'max-age=31536000')),
    says: /^error site\.missing-file un file di \/assets\/ .* i pulsanti restano morti → .* no-cache/,
  },
  'a page without compression': {
    alter: at('/aziende', answer => {
      const { 'content-encoding': _, ...headers } = answer.headers
      return { ...answer, headers }
    }),
    says: /^warning site\.compression \/aziende: .* → fai attivare all’host/,
  },
  'pages with two addresses': {
    alter: at('/aziende/', withStatus(200)),
    says: /^warning site\.slash \/aziende: .* con il codice 200: è un doppione,.* → fai impostare/,
  },
  'a redirect that loses the words of an advert': {
    alter: at('/aziende/', () => redirect('/aziende')),
    says: /^warning site\.slash \/aziende: .* rimanda a .*\/aziende: è un doppione.* → fai impostare/,
  },
  'a page that leads elsewhere': {
    alter: at('/aziende', () => redirect('/')),
    says: /^error site\.redirected \/aziende: .*rimanda a \/ → togli il rinvio/,
  },
  'a name without www that leads to the one with it': {
    change: () => ({ address: `https://${bareDomain}` }),
    says: /^warning site\.moved https:\/\/palestra.*: rimanda a https:\/\/www\.palestra.*: ho controllato quello → .* npm run doctor -- --site https:\/\/www/,
  },
  'a name with www that leads to the one without': {
    alter: at(/^/, (_answer, { path }) => redirect(`https://${bareDomain}${path}`)),
    says: /^error site\.elsewhere https:\/\/www.*: rimanda a https:\/\/palestra.*: lì non ho controllato niente → se il sito sta lì, scrivilo in npm run setup/,
  },
  'a guard that takes the doctor for an attacker': {
    alter: (answer, { isSecure }) => (isSecure ? withStatus(403)(answer) : answer),
    says: /^error site\.refused [^:]+ e altri \d+: .*\(codice 403\).* → apri l’indirizzo nel browser/,
  },
  'a host that is asked too much': {
    alter: at('/aziende', withStatus(429)),
    says: /^error site\.limited \/aziende: .*\(codice 429\).* → aspetta qualche minuto e riprova/,
  },
  'a slow page': {
    alter: at('/aziende', answer => setTimeout(2_100, answer)),
    net: { slow: 2_000 },
    says: /^warning site\.speed \/aziende: .* dopo \d,\d secondi: .* → riprova in un altro momento/,
  },
  'a page that never answers': {
    alter: at('/aziende', () => new Promise(() => undefined)),
    net: { timeout: 3_000 },
    says: /^error site\.unanswered \/aziende: nessuna risposta entro 3 secondi → /,
  },
  'a page whose connection is cut': {
    alter: at('/aziende', () => null),
    says: /^error site\.unanswered \/aziende: nessuno risponde .* o interrompe la connessione → controlla/,
  },
  'http that does not lead to https': {
    alter: (answer, { isSecure }) => (isSecure ? answer : withStatus(200)(answer)),
    says: /^error site\.https http:.* non viene portato a https: .* → attiva nelle impostazioni/,
  },
  'a name without www that shows the site too': {
    alter: (answer, { host }) => (host === bareDomain ? withStatus(200)(answer) : answer),
    says: /^error site\.twin https:.* risponde con il codice 200 → nel DNS porta al sito/,
  },
  'a name without www that leads nowhere': {
    alter: (answer, { host }) => (host === bareDomain ? null : answer),
    says: /^error site\.twin https:.* interrompe la connessione → nel DNS porta al sito/,
  },
  'a site that is not there': {
    change: () => ({ address: 'https://nessuno.example' }),
    says: /^error site\.unanswered https:\/\/nessuno\.example: .*\(DNS\) → controlla che/,
  },
  'a preview at another address': {
    change: () => ({ siteUrl: 'https://www.azienda.it' }),
    says: /^warning site\.address .*: il sito dice di stare su .*, non qui → va bene per un’anteprima/,
  },
  'webhooks that the build did not know': {
    change: () => ({ webhooks: [`${receiverOrigin}/lead`, 'https://hook.eu1.make.com/new'] }),
    says: /^error site\.policy sito: .* per hook\.eu1\.make\.com → ricostruisci il sito/,
  },
  'a site that was not built here': {
    change: () => ({ built: null }),
    says: /^error site\.unbuilt sito: la cartella dist non c’è, .* non so dire .* → rifai dist con npm run build/,
  },
}

for (const [name, { says, ...situation }] of Object.entries(faults))
  test(`the doctor names ${name}, with what to do, and nothing else`, async () => {
    expect(await examine(situation)).toEqual([expect.stringMatching(says)])
  })

const noFaults: Record<string, Alter> = {
  'a host without faults': answer => answer,
  'a cache rule in capitals': at('/aziende', withHeader('cache-control', 'No-Cache')),
  'one policy for all pages, as Cloudflare and Netlify send it': answer => {
    const [name, policy] = readBuild().commonPolicy
    return withHeader(name.toLowerCase(), policy)(answer)
  },
  'headers that come twice': withHeader('x-content-type-options', 'nosniff, nosniff'),
  'https for longer than the build says': withHeader(
    'strict-transport-security',
    'max-age=63072000; includeSubDomains; preload',
  ),
  'robots.txt of Cloudflare, against crawlers of language models': at(
    '/robots.txt',
    withText(text => `User-agent: GPTBot\nDisallow: /\n\n${text}`),
  ),
  'a sitemap of another day': at(
    '/sitemap.xml',
    withText(text => text.replaceAll(/<lastmod>[^<]*/g, '<lastmod>2020-01-01')),
  ),
}

for (const [name, alter] of Object.entries(noFaults))
  test(`the doctor has no word of complaint for ${name}`, async () => {
    expect(await examine({ alter })).toEqual([])
  })

test('the doctor asks four things at once at most, and once more after a failure', async () => {
  let open = 0
  let most = 0
  const failed = new Set<string>()
  const alter: Alter = async (answer, { host, path }) => {
    most = Math.max(most, ++open)
    await setTimeout(5)
    open--
    const question = host + path
    if (failed.has(question)) return answer
    failed.add(question)
    return { ...answer, status: failed.size % 2 === 0 ? 503 : 429 }
  }
  const lines = await examine({ alter })
  expect(lines.filter(line => !/site\.(?:https|twin)/.test(line))).toEqual([])
  expect(most).toBe(4)
})

test('the doctor names a certificate that nobody trusts, and one of another name', async () => {
  const server = createServer({ key: pem, cert: pem }).listen(0)
  // address() returns a string only for a pipe.
  const address = `https://localhost:${(server.address() as AddressInfo).port}`
  const name = (net: Net) =>
    checkSite({ address, siteUrl: address, webhooks: [], built: null, net }).then(lines =>
      lines.map(toLine),
    )
  expect(await name(patient)).toEqual([
    expect.stringMatching(
      /^error site\.unanswered https:.*TLS, DEPTH_ZERO_SELF_SIGNED_CERT.* fai rifare il certificato/,
    ),
  ])
  const dispatcher = new Agent({ connect: { ca: pem, servername: hostname } })
  const trusting = (url: string, init: object) => fetch(url, { ...init, dispatcher })
  // The same function; its types are of another release.
  const net = { ...patient, fetch: trusting } as unknown as Net
  expect(await name(net)).toEqual([
    expect.stringMatching(
      /^error site\.unanswered .*TLS, ERR_TLS_CERT_ALTNAME_INVALID.* → controlla/,
    ),
  ])
  server.close()
})
