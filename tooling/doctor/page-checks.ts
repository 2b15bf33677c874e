import { checkPages, type Deployment, isIndexed, isOk, type Page } from './deployment.ts'
import { findFileProblem } from './files/file-problem.ts'
import type { SiteFile } from './files/load-files.ts'
import { findElements } from './html.ts'
import { explainNetworkProblem } from './network-problem.ts'
import { request } from './request.ts'

export function checkStatuses(pages: Page[]) {
  const sound = `tutte le ${pages.length} pagine si aprono`
  return checkPages('site.status', pages, sound, ({ answer: { status, headers } }, { error }) => {
    if (status >= 300 && status < 400) {
      const message = `non si apre a questo indirizzo: rimanda a ${headers.location ?? 'nessun indirizzo'} (codice ${status})`
      return error(message, 'togli il rinvio (redirect) dalle impostazioni dell’host')
    }
    if (status !== 200) {
      const remedy =
        'pubblica tutta la cartella dist e controlla con l’host che gli indirizzi funzionino senza .html in fondo'
      return error(`non si apre: risponde con il codice ${status}, non 200`, remedy)
    }
    const type = headers['content-type'] ?? 'nessuno'
    if (/^text\/html\b/i.test(type)) return []
    return error(
      `l’host non dice che è una pagina: il tipo è "${type}", non text/html (Content-Type)`,
      'fai impostare all’host il tipo text/html per le pagine',
    )
  })
}

function hasNoindex({ answer }: Page): boolean {
  const robots = findElements(answer.body, 'meta').filter(({ name }) => name === 'robots')
  const rules = [answer.headers['x-robots-tag'], ...robots.map(({ content }) => content)]
  return rules.some(rule => /\bnoindex\b/i.test(rule ?? ''))
}

export function checkCanonicals(pages: Page[], { siteUrl }: Deployment) {
  const sound = `le pagine dicono ai motori di ricerca il loro indirizzo ufficiale (canonical), su ${siteUrl}`
  const rebuild =
    'scrivi l’indirizzo giusto (url) in src/content/site.ts, ricostruisci il sito (npm run build) e ripubblica la cartella dist'
  return checkPages('site.canonical', pages.filter(isOk), sound, (page, { error }) => {
    const { path, answer } = page
    if (!isIndexed(path)) {
      const message = 'Google potrebbe mostrarla tra i risultati, e non deve (manca noindex)'
      return hasNoindex(page) ? [] : error(message, rebuild)
    }
    const canonicals = findElements(answer.body, 'link')
      .filter(({ rel }) => rel === 'canonical')
      .map(({ href }) => href)
    const found = canonicals.length > 0 ? canonicals.join(', ') : 'assente'
    const expected = siteUrl + path
    const remedy =
      'togli il divieto dalle impostazioni dell’host; se è un indirizzo di anteprima è normale'
    return [
      found === expected
        ? []
        : error(
            `l’indirizzo ufficiale per i motori di ricerca (canonical) è ${found}, non ${expected}`,
            rebuild,
          ),
      hasNoindex(page)
        ? error('si nasconde ai motori di ricerca: nessuno la troverà su Google (noindex)', remedy)
        : [],
    ].flat()
  })
}

function previewOf({ answer }: Page): string | undefined {
  const metas = findElements(answer.body, 'meta')
  return metas.find(({ property }) => property === 'og:image')?.content
}

/** The previews that the site serves itself, which are among its files. */
export function findOwnPreviews(pages: Page[], { siteUrl }: Deployment): string[] {
  return pages.flatMap(page => {
    const preview = previewOf(page)
    return preview?.startsWith(`${siteUrl}/`) ? preview.slice(siteUrl.length) : []
  })
}

/** Why a preview image does not load; null when it does. */
async function imageProblem(image: string, files: SiteFile[], { siteUrl, net }: Deployment) {
  if (!URL.canParse(image)) return `"${image}" non è un indirizzo completo`
  const own = files.find(({ address }) => siteUrl + address === image)
  if (own) return own.problem && `${own.address} (${own.problem})`
  try {
    const answer = await request(image, net)
    const problem = findFileProblem(new URL(image).pathname, answer)
    return problem && `${image} (${problem})`
  } catch (cause) {
    return `${image}: ${explainNetworkProblem(cause, net.timeout).message}`
  }
}

export function checkPreviews(pages: Page[], files: SiteFile[], deployment: Deployment) {
  const indexed = pages.filter(page => isOk(page) && isIndexed(page.path))
  const sound = 'le immagini di anteprima si caricano'
  const remedy =
    'pubblica tutta la cartella dist: senza l’immagine i link condivisi e gli annunci non hanno anteprima'
  const problems = new Map<string, Promise<string | null>>()
  return checkPages('site.preview', indexed, sound, async (page, { error }) => {
    const image = previewOf(page)
    if (!image)
      return error('manca l’immagine che si vede quando il link è condiviso (og:image)', remedy)
    const problem = problems.get(image) ?? imageProblem(image, files, deployment)
    problems.set(image, problem)
    const message = await problem
    return message ? error(`immagine di anteprima: ${message}`, remedy) : []
  })
}

export function checkCompression(pages: Page[]) {
  const sound = 'le pagine arrivano compresse, quindi veloci'
  return checkPages('site.compression', pages.filter(isOk), sound, ({ answer }, { warning }) => {
    const encoding = answer.headers['content-encoding'] ?? ''
    if (/^(?:br|gzip|zstd|deflate)$/.test(encoding)) return []
    return warning(
      'arriva senza compressione, quindi lenta',
      'fai attivare all’host la compressione (brotli o gzip)',
    )
  })
}
