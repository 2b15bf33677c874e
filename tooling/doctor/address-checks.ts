import { type Check, error, ok, warning } from './check.ts'
import { type Deployment, faultsOr, isIndexed, type Page, pagePaths } from './deployment.ts'
import { unescapeMarkup } from './html.ts'
import { explainNetworkProblem } from './network-problem.ts'
import { request } from './request.ts'

export function checkNotFound({ answer, path }: Page): Check {
  return answer.status === 404
    ? ok('site.not-found', path, 'un indirizzo che non esiste risponde 404')
    : error(
        'site.not-found',
        path,
        `un indirizzo che non esiste risponde ${answer.status}, non 404`,
        'l’host deve servire 404.html con stato 404, non la home per ogni indirizzo',
      )
}

/** The same page under two addresses splits its visits in the reports. */
export async function checkTrailingSlashes({ address, net }: Deployment): Promise<Check[]> {
  const faults = await Promise.all(
    pagePaths
      .filter(path => path !== '/')
      .map(async path => {
        const { status, headers } = await request(`${address}${path}/`, {}, net)
        if (status === 404) return []
        const target = headers.location && new URL(headers.location, `${address}${path}/`)
        const isRight = status > 300 && status < 400 && target && target.pathname === path
        const message =
          status === 200
            ? 'risponde anche con la barra in fondo: è un doppione'
            : `con la barra in fondo risponde ${status}`
        const remedy = 'l’host dovrebbe rimandare all’indirizzo senza barra'
        return isRight ? [] : [warning('site.slash', path, message, remedy)]
      }),
  )
  return faultsOr(faults.flat(), 'site.slash', 'nessun doppione con la barra in fondo')
}

/** Whether plain http leads to https; whoever types the name of the site starts there. */
export async function checkHttps(
  address: string,
  httpAddress: string | null,
  net: Deployment['net'],
) {
  if (httpAddress === null) return []
  const remedy = 'attiva sull’host il passaggio da http a https'
  try {
    const { status, headers } = await request(`${httpAddress}/aziende`, {}, net)
    const isSecured =
      status > 300 && status < 400 && headers.location?.startsWith(`${address}/aziende`) === true
    return isSecured
      ? [ok('site.https', 'sito', 'http rimanda a https')]
      : [
          error(
            'site.https',
            'sito',
            `http risponde ${status} e non rimanda a ${address}/aziende`,
            remedy,
          ),
        ]
  } catch (cause) {
    const { message } = explainNetworkProblem(cause, net.timeout)
    return [warning('site.https', 'sito', `http non risponde (${message})`, remedy)]
  }
}

export async function checkSitemap({ address, siteUrl, net }: Deployment): Promise<Check[]> {
  const remedy = 'ricostruisci il sito e ripubblica tutta la cartella dist'
  const { status, body } = await request(`${address}/sitemap.xml`, {}, net)
  if (status !== 200) {
    return [error('site.sitemap', '/sitemap.xml', `risponde ${status}, non 200`, remedy)]
  }
  const listed = [...body.matchAll(/<loc>\s*(.*?)\s*<\/loc>/gs)].map(([, url = '']) =>
    unescapeMarkup(url),
  )
  const expected = pagePaths.filter(isIndexed).map(path => siteUrl + path)
  const missing = expected.filter(url => !listed.includes(url))
  const extra = listed.filter(url => !expected.includes(url))
  const faults = [
    ...missing.map(url => `non elenca ${url}`),
    ...extra.map(url => `elenca ${url}, che non è il canonical di una pagina`),
  ].map(message => error('site.sitemap', '/sitemap.xml', message, remedy))
  return faultsOr(faults, 'site.sitemap', 'la sitemap elenca le stesse pagine dei canonical')
}

export async function checkRobots({ address, siteUrl, net }: Deployment): Promise<Check[]> {
  const { status, body } = await request(`${address}/robots.txt`, {}, net)
  const fault = (message: string) => [
    error('site.robots', '/robots.txt', message, 'ricostruisci il sito e ripubblica dist'),
  ]
  if (status !== 200) return fault(`risponde ${status}, non 200`)
  if (/^disallow:\s*\/\s*$/im.test(body)) return fault('vieta tutto il sito ai motori di ricerca')
  const lines = body.split('\n').map(line => line.trim())
  if (!lines.includes(`Sitemap: ${siteUrl}/sitemap.xml`))
    return fault(`non indica ${siteUrl}/sitemap.xml`)
  return [ok('site.robots', '/robots.txt', 'indica la sitemap e non vieta le pagine')]
}
