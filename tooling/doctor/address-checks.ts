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
  const remedy = 'l’host deve servire 404.html con stato 404, non la home per ogni indirizzo'
  if (status !== 404)
    return error(`un indirizzo che non esiste risponde ${status}, non 404`, remedy)
  return isOurNotFound(notFound)
    ? ok('un indirizzo che non esiste risponde 404')
    : warning('un indirizzo che non esiste non mostra la nostra pagina 404', remedy)
}

/** A page with two addresses splits its visits in the reports. */
export function checkTrailingSlashes(pages: Page[], { address, net }: Deployment) {
  const inner = pages.filter(({ path }) => path !== '/')
  const sound = 'nessun doppione con la barra in fondo'
  return checkPages('site.slash', inner, sound, async ({ path }, { warning }) => {
    const url = `${address}${path}/`
    const { status, headers } = await request(url, net)
    if (status === 404) return []
    const target = headers.location && new URL(headers.location, url).pathname
    if (status > 300 && status < 400 && target === path) return []
    const message =
      status === 200
        ? 'risponde anche con la barra in fondo: è un doppione'
        : `con la barra in fondo risponde ${status}`
    return warning(message, 'l’host dovrebbe rimandare all’indirizzo senza barra')
  })
}

/** Visitors who type the name of the site may start from http. */
export async function checkHttps(
  httpAddress: string | null,
  { address, net }: Deployment,
): Promise<Check | []> {
  if (httpAddress === null) return []
  const { ok, warning, error } = about('site.https', 'sito')
  const remedy = 'attiva sull’host il passaggio da http a https'
  const expected = `${address}/aziende`
  try {
    const { status, headers } = await request(`${httpAddress}/aziende`, net)
    if (status > 300 && status < 400 && headers.location?.startsWith(expected))
      return ok('http rimanda a https')
    return error(`http risponde ${status} e non rimanda a ${expected}`, remedy)
  } catch (cause) {
    const { message } = explainNetworkProblem(cause, net.timeout)
    return warning(`http non risponde (${message})`, remedy)
  }
}

export async function checkSitemap({ address, siteUrl, net }: Deployment): Promise<Check[]> {
  const { error } = about('site.sitemap', '/sitemap.xml')
  const remedy = 'ricostruisci il sito e ripubblica tutta la cartella dist'
  const { status, body } = await request(`${address}/sitemap.xml`, net)
  if (status !== 200) return [error(`risponde ${status}, non 200`, remedy)]
  const listed = [...body.matchAll(/<loc>\s*(.*?)\s*<\/loc>/gs)].map(([, url = '']) =>
    unescapeMarkup(url),
  )
  const expected = pagePaths.filter(isIndexed).map(path => siteUrl + path)
  const own = listed.filter(url => url.startsWith(`${siteUrl}/`))
  const [foreign] = listed.filter(url => !own.includes(url))
  const missing = expected.filter(url => !listed.includes(url))
  const extra = own.filter(url => !expected.includes(url))
  const faults = [
    foreign === undefined ? [] : `elenca pagine di un altro sito (${foreign}), non di ${siteUrl}`,
    // A sitemap of another site lists none of ours: that is said already.
    missing.length > 0 && (own.length > 0 || foreign === undefined)
      ? `non elenca ${missing.join(', ')}`
      : [],
    extra.length > 0 ? `elenca ${extra.join(', ')}, che non è il canonical di una pagina` : [],
  ]
    .flat()
    .map(message => error(message, remedy))
  const sound = 'la sitemap elenca le stesse pagine dei canonical'
  return faultsOr(faults, about('site.sitemap', 'sito').ok(sound))
}

export async function checkRobots({ address, siteUrl, net }: Deployment): Promise<Check> {
  const { ok, error } = about('site.robots', '/robots.txt')
  const remedy = 'ricostruisci il sito e ripubblica dist'
  const { status, body } = await request(`${address}/robots.txt`, net)
  if (status !== 200) return error(`risponde ${status}, non 200`, remedy)
  if (/^disallow:\s*\/\s*$/im.test(body))
    return error('vieta tutto il sito ai motori di ricerca', remedy)
  const lines = body.split('\n').map(line => line.trim())
  return lines.includes(`Sitemap: ${siteUrl}/sitemap.xml`)
    ? ok('indica la sitemap e non vieta le pagine')
    : error(`non indica ${siteUrl}/sitemap.xml`, remedy)
}
