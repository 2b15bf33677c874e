import { about, type Check, faultsOr } from './check.ts'
import {
  checkPages,
  type Deployment,
  isIndexed,
  isOurNotFound,
  type Page,
  pagePaths,
} from './deployment.ts'
import { unescapeMarkup } from './html.ts'
import { explainNetworkProblem } from './network-problem.ts'
import { request } from './request.ts'

export function checkNotFound(notFound: Page): Check {
  const { ok, warning, error } = about('site.not-found', notFound.path)
  const { status } = notFound.answer
  const remedy =
    'fai impostare all’host la pagina 404.html per gli indirizzi che non esistono, con il codice 404 (status), al posto della home'
  if (status !== 404)
    return error(
      `un indirizzo che non esiste risponde con il codice ${status}, non 404 (pagina inesistente)`,
      remedy,
    )
  return isOurNotFound(notFound)
    ? ok('un indirizzo che non esiste risponde con il codice 404 (pagina inesistente)')
    : warning('un indirizzo che non esiste non mostra la nostra pagina 404', remedy)
}

/** A page with two addresses splits its visits in the reports. */
export function checkTrailingSlashes(pages: Page[], { address, net }: Deployment) {
  const inner = pages.filter(({ path }) => path !== '/')
  const sound = 'nessuna pagina ha un doppione con la barra in fondo all’indirizzo'
  return checkPages('site.slash', inner, sound, async ({ path }, { warning }) => {
    const url = `${address}${path}/`
    const { status, headers } = await request(url, net)
    if (status === 404) return []
    const target = headers.location && new URL(headers.location, url).pathname
    if (status > 300 && status < 400 && target === path) return []
    const message =
      status === 200
        ? 'risponde anche con la barra in fondo all’indirizzo: è un doppione, e nelle statistiche le visite si dividono'
        : `con la barra in fondo all’indirizzo risponde con il codice ${status}`
    return warning(
      message,
      'fai impostare all’host il rinvio all’indirizzo senza barra (trailing slash)',
    )
  })
}

/** Visitors who type the name of the site may start from http. */
export async function checkHttps(
  httpAddress: string | null,
  { address, net }: Deployment,
): Promise<Check | []> {
  if (httpAddress === null) return []
  const { ok, warning, error } = about('site.https', 'sito')
  const remedy = 'attiva nelle impostazioni dell’host il passaggio da http a https'
  const expected = `${address}/aziende`
  try {
    const { status, headers } = await request(`${httpAddress}/aziende`, net)
    if (status > 300 && status < 400 && headers.location?.startsWith(expected))
      return ok('chi scrive l’indirizzo con http arriva su https')
    return error(
      `chi scrive l’indirizzo con http non arriva su ${expected} (codice ${status})`,
      remedy,
    )
  } catch (cause) {
    const { message } = explainNetworkProblem(cause, net.timeout)
    return warning(`chi scrive l’indirizzo con http non arriva: ${message}`, remedy)
  }
}

export async function checkSitemap({ address, siteUrl, net }: Deployment): Promise<Check[]> {
  const { error } = about('site.sitemap', '/sitemap.xml')
  const remedy = 'ricostruisci il sito (npm run build) e ripubblica tutta la cartella dist'
  const { status, body } = await request(`${address}/sitemap.xml`, net)
  if (status !== 200) return [error(`non si legge: risponde con il codice ${status}`, remedy)]
  const listed = [...body.matchAll(/<loc>\s*(.*?)\s*<\/loc>/gs)].map(([, url = '']) =>
    unescapeMarkup(url),
  )
  const expected = pagePaths.filter(isIndexed).map(path => siteUrl + path)
  const own = listed.filter(url => url.startsWith(`${siteUrl}/`))
  const [foreign] = listed.filter(url => !own.includes(url))
  const missing = expected.filter(url => !listed.includes(url))
  const extra = own.filter(url => !expected.includes(url))
  const faults = [
    foreign === undefined
      ? []
      : `l’elenco delle pagine per i motori di ricerca è di un altro sito (${foreign}), non di ${siteUrl}`,
    // A sitemap of another site lists none of ours: that is said already.
    missing.length > 0 && (own.length > 0 || foreign === undefined)
      ? `nell’elenco delle pagine per i motori di ricerca manca ${missing.join(', ')}`
      : [],
    extra.length > 0
      ? `nell’elenco delle pagine per i motori di ricerca c’è ${extra.join(', ')}, che non è l’indirizzo ufficiale di una pagina (canonical)`
      : [],
  ]
    .flat()
    .map(message => error(message, remedy))
  const sound = 'l’elenco delle pagine per i motori di ricerca (sitemap) è completo'
  return faultsOr(faults, about('site.sitemap', 'sito').ok(sound))
}

export async function checkRobots({ address, siteUrl, net }: Deployment): Promise<Check> {
  const { ok, error } = about('site.robots', '/robots.txt')
  const remedy = 'ricostruisci il sito (npm run build) e ripubblica tutta la cartella dist'
  const { status, body } = await request(`${address}/robots.txt`, net)
  if (status !== 200) return error(`non si legge: risponde con il codice ${status}`, remedy)
  if (/^disallow:\s*\/\s*$/im.test(body))
    return error('vieta tutto il sito ai motori di ricerca: nessuno lo troverà su Google', remedy)
  const lines = body.split('\n').map(line => line.trim())
  return lines.includes(`Sitemap: ${siteUrl}/sitemap.xml`)
    ? ok('i motori di ricerca possono leggere le pagine e trovano il loro elenco (sitemap)')
    : error(
        `non dice ai motori di ricerca dov’è l’elenco delle pagine, ${siteUrl}/sitemap.xml`,
        remedy,
      )
}
