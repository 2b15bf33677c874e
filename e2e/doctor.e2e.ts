import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import type { Check } from '../tooling/doctor/check.ts'
import { checkSite, type Deployment } from '../tooling/doctor/site/check-site.ts'
import { type BuiltSite, readBuiltSite } from '../tooling/doctor/site/expectations.ts'
import {
  type Alter,
  type Answer,
  edit,
  openFront,
  type Patience,
  patient,
  type Question,
  redirect,
} from '../tooling/doctor/testing/front.ts'
import { production } from './harness/build-sites.ts'
import { isServedByNginx, ports, receiverOrigin } from './harness/ports.ts'

test.skip(!isServedByNginx, 'The preview server answers to the name localhost alone.')

const { folder } = production
const bareDomain = 'palestra-venditori.example'
const siteUrl = `https://www.${bareDomain}`
const script = /^\/assets\/[^/]+\.js$/

function readBuild(): BuiltSite {
  const built = readBuiltSite(folder)
  if (!built) throw new Error(`No build in ${folder}`)
  return built
}

/** What the doctor says, apart from what is sound, of the site on its host behind a fault. */
async function examine(
  alter: Alter,
  change: (built: BuiltSite) => Partial<Deployment> = () => ({}),
  patience = patient,
) {
  const built = readBuild()
  const { net, close } = await openFront({
    port: ports.production,
    hostname: new URL(siteUrl).hostname,
    alter,
    patience,
  })
  try {
    const deployment = { address: siteUrl, siteUrl, webhooks: [], built, net }
    const checks = await checkSite({ ...deployment, ...change(built) })
    return checks.filter(({ outcome }) => outcome !== 'ok').map(toLine)
  } finally {
    await close()
  }
}

const unaltered: Alter = answer => answer

const toLine = ({ outcome, check, target, message, remedy }: Check) =>
  `${outcome} ${check} ${target}: ${message} → ${remedy}`

const at =
  (
    place: string | RegExp,
    alter: (answer: Answer, question: Question) => ReturnType<Alter>,
  ): Alter =>
  (answer, question) => {
    const { pathname } = new URL(question.path, siteUrl)
    const isMeant = typeof place === 'string' ? pathname === place : place.test(pathname)
    const isSite = question.isSecure && siteUrl === `https://${question.host}`
    return isMeant && isSite ? alter(answer, question) : answer
  }

const withHeader =
  (name: string, ...values: string[]) =>
  (answer: Answer) => ({
    ...answer,
    headers: { ...answer.headers, [name.toLowerCase()]: values },
  })

const withStatus = (status: number) => (answer: Answer) => ({ ...answer, status })

const adding = (markup: string) =>
  at('/aziende', answer => edit(answer, html => html.replace('</body>', `${markup}</body>`)))

const added = (what: string) =>
  `warning site.scripts /aziende: l’host ci aggiunge ciò che non è del sito: ${what} → spegni nelle impostazioni dell’host ciò che lo aggiunge, per esempio le sue statistiche`

/** The first in many files of the site, whatever their names are. */
const many = /[^:]+ e altri \d+/.source

interface Fault {
  alter?: Alter
  change?: (built: BuiltSite) => Partial<Deployment>
  patience?: Patience
  says: (string | RegExp)[]
}

const faults: Record<string, Fault> = {
  'a script of the host': {
    alter: adding('<script src="https://static.host.example/beacon.js"></script>'),
    says: [added('script https://static.host.example/beacon.js')],
  },
  'a script of the host in single quotes': {
    alter: adding("<script defer src='https://static.host.example/beacon.js'></script>"),
    says: [added('script https://static.host.example/beacon.js')],
  },
  'a script of the host without quotes': {
    alter: adding('<SCRIPT SRC=//static.host.example/beacon.js></SCRIPT>'),
    says: [added('script //static.host.example/beacon.js')],
  },
  'a script of the host inside the page': {
    alter: adding('<script>track()</script>'),
    says: [added('script scritto dentro la pagina')],
  },
  'a frame, a pixel and a stylesheet of the host': {
    alter: adding(
      '<iframe src=https://ads.example><noscript><img src="//p.example/i"></noscript><link rel=stylesheet href=/host.css>',
    ),
    says: [added('iframe https://ads.example, img //p.example/i, link /host.css')],
  },
  'a word that the host changes': {
    alter: at('/aziende', answer => edit(answer, html => html.replace('</body>', 'Visite: 3$&'))),
    says: [
      /^warning site\.changed \/aziende: non è come nella cartella dist → .* spegni nelle impostazioni/,
    ],
  },
  'a page of another build': {
    alter: at('/aziende', answer => edit(answer, html => html.replace('<style>', '$&i{}'))),
    says: [
      /^error site\.broken \/aziende: i suoi programmi .* le regole di sicurezza li fermano: .* → ripubblica/,
    ],
  },
  'another build': {
    alter: at('/', answer =>
      edit(answer, html => html.replaceAll(/(\/assets\/[\w-]+)-[\w-]{8}\.js/g, '$1-00000000.js')),
    ),
    says: [
      /^error site\.build sito: il sito pubblicato non è quello della cartella dist: .* → se hai pubblicato da Git o da un altro computer, rifai prima/,
    ],
  },
  'the demonstration in the place of the site': {
    change: built => ({ built: { ...built, isDemo: false } }),
    says: [/^error site\.demo sito: è pubblicato il sito dimostrativo, con i dati di esempio → /],
  },
  'no security headers': {
    alter: answer => {
      const { 'content-security-policy': _, ...headers } = answer.headers
      return { ...answer, headers }
    },
    says: [
      new RegExp(
        `^error site\\.no-headers ${many}: .*: Content-Security-Policy → fai mandare all’host .* docs/pubblicare\\.md`,
      ),
    ],
  },
  'a policy of the host': {
    alter: at('/', withHeader('content-security-policy', "default-src 'self'")),
    says: [
      /^error site\.headers \/: .* non sono quelle della cartella dist: Content-Security-Policy → .* togli dalle impostazioni dell’host le sue/,
    ],
  },
  'the home page for any address': {
    alter: (answer, { isSecure }) =>
      answer.status === 404 && isSecure ? withStatus(200)(answer) : answer,
    says: [
      /^error site\.not-found .*: un indirizzo che non esiste risponde con il codice 200, non 404 → fai impostare all’host la pagina 404\.html/,
    ],
  },
  'an error page of the host': {
    alter: answer =>
      answer.status === 404
        ? withHeader('content-type', 'text/plain')(edit(answer, () => 'Not Found'))
        : answer,
    says: [/^warning site\.other-not-found .* non mostra la nostra pagina 404 → fai impostare/],
  },
  'scripts that are not there': {
    alter: at(script, withStatus(404)),
    says: [
      new RegExp(
        `^error site\\.missing ${many}: non si apre: risponde con il codice 404 → ripubblica tutta`,
      ),
    ],
  },
  'pages in the place of scripts': {
    alter: at(script, withHeader('content-type', 'text/html')),
    says: [new RegExp(`^error site\\.type ${many}: .* \\(text/html\\).* → ripubblica tutta`)],
  },
  'a type that browsers refuse': {
    alter: at('/favicon.svg', withHeader('content-type', 'application/octet-stream')),
    says: [
      /^error site\.type \/favicon\.svg: .*\(application\/octet-stream\).* → .* fai correggere all’host il tipo/,
    ],
  },
  'an image that broke on its way': {
    alter: at('/og/home.png', answer => ({ ...answer, body: Buffer.from('rotta') })),
    says: [/^warning site\.changed \/og\/home\.png: non è come nella cartella dist → /],
  },
  'a page that search engines may not show': {
    alter: at('/', withHeader('x-robots-tag', 'noindex')),
    says: [
      /^error site\.noindex \/: .* nessuno la troverà su Google \(noindex\) → togli il divieto/,
    ],
  },
  'a robots.txt that forbids the site': {
    alter: at('/robots.txt', answer => edit(answer, () => 'User-agent: *\nDisallow: /aziende')),
    says: [/^error site\.robots \/robots\.txt: vieta ai motori di ricerca \/aziende: .* → spegni/],
  },
  'a robots.txt without the list of the pages': {
    alter: at('/robots.txt', answer => edit(answer, () => 'User-agent: *\nAllow: /')),
    says: [
      /^error site\.sitemap \/robots\.txt: non dice .* dov’è l’elenco delle pagine.* → ripubblica/,
    ],
  },
  'pages that browsers keep for a year': {
    alter: at('/aziende', withHeader('cache-control', 'max-age=31536000')),
    says: [
      /^error site\.kept \/aziende: resta nella memoria dei browser \(max-age=31536000\).* → fai impostare all’host la regola cache-control: no-cache/,
    ],
  },
  'pages that browsers keep for some minutes': {
    alter: at('/aziende', withHeader('cache-control', 'max-age=600')),
    says: [
      /^warning site\.kept-briefly \/aziende: .*\(max-age=600\).* subito gli aggiornamenti → /,
    ],
  },
  'scripts that browsers ask for at each visit': {
    alter: at(script, withHeader('cache-control', 'No-Cache')),
    says: [
      new RegExp(
        `^warning site\\.forgotten ${many}: il browser lo richiede a ogni visita .* immutable`,
      ),
    ],
  },
  'a missing file that browsers remember': {
    alter: at(/^\/assets\/doctor-/, withHeader('cache-control', 'max-age=31536000')),
    says: [
      /^error site\.missing-file un file di \/assets\/ .* i pulsanti restano morti → .* no-cache/,
    ],
  },
  'a page without compression': {
    alter: at('/aziende', answer => {
      const { 'content-encoding': _, ...headers } = answer.headers
      return { ...answer, headers, body: gunzipSync(edit(answer, html => html).body) }
    }),
    says: [/^warning site\.compression \/aziende: .* → fai attivare all’host/],
  },
  'pages with two addresses': {
    alter: at('/aziende/', withStatus(200)),
    says: [
      /^warning site\.slash \/aziende: .* risponde con il codice 200: è un doppione,.* → fai impostare/,
    ],
  },
  'a redirect that loses the words of an advert': {
    alter: at('/aziende/', () => redirect('/aziende')),
    says: [
      /^warning site\.slash \/aziende: con la barra .* rimanda a .*\/aziende: .* → fai impostare/,
    ],
  },
  'a page that leads elsewhere': {
    alter: at('/aziende', () => redirect('/')),
    says: [/^error site\.redirected \/aziende: .*rimanda a \/ → togli il rinvio/],
  },
  'a name without www that leads to the one with it': {
    change: () => ({ address: `https://${bareDomain}` }),
    says: [
      `warning site.moved https://${bareDomain}: rimanda a ${siteUrl}, l’indirizzo del sito: ho controllato quello → la prossima volta scrivi npm run doctor -- --site ${siteUrl}`,
    ],
  },
  'a name with www that leads to the one without': {
    alter: at(/^/, (_answer, { path }) => redirect(`https://${bareDomain}${path}`)),
    says: [
      `error site.elsewhere ${siteUrl}: rimanda a https://${bareDomain}, che non è l’indirizzo scritto nei dati: lì non ho controllato niente → se il sito sta lì, scrivilo in npm run setup, ricostruisci e ripubblica; altrimenti togli il rinvio (redirect) dalle impostazioni dell’host`,
    ],
  },
  'a guard that takes the doctor for an attacker': {
    alter: (answer, { isSecure }) =>
      isSecure ? { ...edit(answer, () => 'Just a moment…'), status: 403 } : answer,
    says: [
      new RegExp(
        `^error site\\.refused ${many}: l’host rifiuta il doctor \\(codice 403\\).* → apri l’indirizzo nel browser: se si apre, permetti`,
      ),
    ],
  },
  'a host that is asked too much': {
    alter: at('/aziende', answer => ({ ...answer, status: 429 })),
    says: [/^error site\.limited \/aziende: .*\(codice 429\).* → aspetta qualche minuto e riprova/],
  },
  'a slow page': {
    alter: at('/aziende', async answer => {
      await setTimeout(2_100)
      return answer
    }),
    patience: { ...patient, slow: 2_000 },
    says: [
      /^warning site\.speed \/aziende: .* dopo \d,\d secondi: .* → riprova in un altro momento/,
    ],
  },
  'a page that never answers': {
    alter: at('/aziende', () => new Promise(() => undefined)),
    patience: { ...patient, timeout: 3_000 },
    says: [/^error site\.unanswered \/aziende: nessuna risposta entro 3 secondi → /],
  },
  'a page whose connection is cut': {
    alter: at('/aziende', () => null),
    says: [/^error site\.unanswered \/aziende: il server ha interrotto la connessione → riprova/],
  },
  'http that does not lead to https': {
    alter: (answer, { isSecure }) => (isSecure ? answer : withStatus(200)(answer)),
    says: [
      /^error site\.https http:.* non viene portato a https: .* → attiva nelle impostazioni dell’host/,
    ],
  },
  'a name without www that shows the site too': {
    alter: (answer, { host }) => (host === bareDomain ? withStatus(200)(answer) : answer),
    says: [/^error site\.twin https:.* risponde con il codice 200 → nel DNS porta al sito/],
  },
  'a name without www that leads nowhere': {
    alter: (answer, { host }) => (host === bareDomain ? null : answer),
    says: [
      /^error site\.twin https:.* il server ha interrotto la connessione → nel DNS porta al sito/,
    ],
  },
  'a site that is not there': {
    change: () => ({ address: 'https://nessuno.example' }),
    says: [/^error site\.unanswered https:\/\/nessuno\.example: .*\(DNS\) → controlla che/],
  },
  'a preview at another address': {
    change: () => ({ siteUrl: 'https://www.azienda.it' }),
    says: [
      /^warning site\.address .*: il sito dice di stare su .*, non qui → va bene per un’anteprima/,
    ],
  },
  'webhooks that the build did not know': {
    change: () => ({ webhooks: [`${receiverOrigin}/lead`, 'https://hook.eu1.make.com/new'] }),
    says: [/^error site\.policy sito: .* per hook\.eu1\.make\.com → ricostruisci il sito/],
  },
  'a site that cannot be built here': {
    change: () => ({ built: null }),
    says: [
      /^error site\.unbuilt sito: .* non so dire se sono quelli giusti → fai riuscire npm run build/,
    ],
  },
}

for (const [fault, { alter = unaltered, change, patience, says }] of Object.entries(faults))
  test(`the doctor names ${fault}, with what to do, and nothing else`, async () => {
    const lines = await examine(alter, change, patience)
    expect(lines).toEqual(
      says.map(line => (typeof line === 'string' ? line : expect.stringMatching(line))),
    )
  })

const noFaults: Record<string, Alter> = {
  'a host without faults': unaltered,
  'a cache rule in capitals': at('/aziende', withHeader('cache-control', 'No-Cache')),
  'one policy for all pages, as Cloudflare and Netlify send it': answer =>
    withHeader(...readBuild().commonPolicy)(answer),
  'headers that come twice': withHeader('x-content-type-options', 'nosniff', 'nosniff'),
  'https for longer than the build says': withHeader(
    'strict-transport-security',
    'max-age=63072000; includeSubDomains; preload',
  ),
  'robots.txt of Cloudflare, against crawlers of language models': at('/robots.txt', answer =>
    edit(answer, text => `User-agent: GPTBot\nDisallow: /\n\n${text}`),
  ),
  'a film that comes only whole': at(/^\/video\/.*\.mp4$/, withStatus(200)),
  'a sitemap of another day': at('/sitemap.xml', answer =>
    edit(answer, text => text.replaceAll(/<lastmod>[^<]*/g, '<lastmod>2020-01-01')),
  ),
}

for (const [name, alter] of Object.entries(noFaults))
  test(`the doctor has no word of complaint for ${name}`, async () => {
    expect(await examine(alter)).toEqual([])
  })

test('the doctor asks four things at once at most, and once more after a failure', async () => {
  let open = 0
  let most = 0
  const failed = new Set<string>()
  const lines = await examine(async (answer, { path }) => {
    most = Math.max(most, ++open)
    await setTimeout(5)
    open--
    if (failed.has(path)) return answer
    failed.add(path)
    return { ...answer, status: 503 }
  })
  expect(lines.filter(line => !/site\.(?:https|twin)/.test(line))).toEqual([])
  expect(most).toBe(4)
})
