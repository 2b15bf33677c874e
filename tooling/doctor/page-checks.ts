import { content } from '../../src/content/for-tooling.ts'
import { type Check, error, warning } from './check.ts'
import { type Deployment, faultsOr, isIndexed, isOk, type Page } from './deployment.ts'
import { findElements } from './html.ts'
import { explainNetworkProblem } from './network-problem.ts'
import { request } from './request.ts'

export function checkStatuses(pages: Page[]): Check[] {
  const faults = pages.flatMap(({ path, answer: { status, headers } }) => {
    if (status >= 300 && status < 400) {
      const message = `risponde ${status} e rimanda a ${headers.location ?? 'nessun indirizzo'}`
      return [
        error('site.status', path, message, 'la pagina deve rispondere 200 a questo indirizzo'),
      ]
    }
    if (status !== 200) {
      const remedy =
        'pubblica tutta la cartella dist e controlla che l’host serva gli indirizzi senza .html'
      return [error('site.status', path, `risponde ${status}, non 200`, remedy)]
    }
    if (!/^text\/html\b/i.test(headers['content-type'] ?? '')) {
      const message = `il tipo è "${headers['content-type'] ?? 'nessuno'}", non text/html`
      return [error('site.status', path, message, 'l’host deve servire le pagine come text/html')]
    }
    return []
  })
  return faultsOr(faults, 'site.status', `tutte le ${pages.length} pagine rispondono 200`)
}

function hasNoindex({ answer }: Page): boolean {
  return (
    /\bnoindex\b/i.test(answer.headers['x-robots-tag'] ?? '') ||
    findElements(answer.body, 'meta').some(
      ({ name, content }) => name === 'robots' && /\bnoindex\b/i.test(content ?? ''),
    )
  )
}

export function checkCanonicals(pages: Page[], { siteUrl }: Deployment): Check[] {
  const rebuild =
    'ricostruisci il sito con l’indirizzo giusto in src/content/site.ts e ripubblicalo'
  const faults = pages.filter(isOk).flatMap(page => {
    const { path, answer } = page
    const canonicals = findElements(answer.body, 'link')
      .filter(({ rel }) => rel === 'canonical')
      .map(({ href }) => href)
    if (!isIndexed(path)) {
      const message = 'manca noindex: i motori di ricerca potrebbero elencarla'
      return hasNoindex(page) ? [] : [error('site.canonical', path, message, rebuild)]
    }
    const expected = siteUrl + path
    const checks: Check[] = []
    if (canonicals.length !== 1 || canonicals[0] !== expected) {
      const found = canonicals.length > 0 ? canonicals.join(', ') : 'assente'
      const message = `il canonical è ${found}, non ${expected}`
      checks.push(error('site.canonical', path, message, rebuild))
    }
    if (hasNoindex(page)) {
      const remedy = 'togli noindex dall’host (le anteprime lo mettono da sole)'
      checks.push(
        error('site.canonical', path, 'si nasconde ai motori di ricerca (noindex)', remedy),
      )
    }
    return checks
  })
  return faultsOr(faults, 'site.canonical', `i canonical sono quelli di ${siteUrl}`)
}

/** What is wrong with a preview image; null when it loads. */
async function imageProblem(image: string, { address, siteUrl, net }: Deployment) {
  if (!URL.canParse(image)) return `"${image}" non è un indirizzo completo`
  // A deployment that is not at its own address yet has its own images.
  const place = image.startsWith(`${siteUrl}/`) ? address + image.slice(siteUrl.length) : image
  try {
    const { status, headers } = await request(place, {}, net)
    if (status !== 200) return `${place} risponde ${status}`
    const type = headers['content-type'] ?? 'nessun tipo'
    return type.startsWith('image/') ? null : `${place} è "${type}", non un’immagine`
  } catch (cause) {
    return `${place}: ${explainNetworkProblem(cause, net.timeout).message}`
  }
}

export async function checkPreviews(pages: Page[], deployment: Deployment): Promise<Check[]> {
  const remedy = 'pubblica l’immagine: senza, i link condivisi e gli annunci non hanno anteprima'
  const problems = new Map<string, Promise<string | null>>()
  const faults = await Promise.all(
    pages
      .filter(page => isOk(page) && isIndexed(page.path))
      .map(async ({ path, answer }) => {
        const image = findElements(answer.body, 'meta').find(
          ({ property }) => property === 'og:image',
        )?.content
        if (!image) return [error('site.preview', path, 'manca l’immagine di anteprima', remedy)]
        const problem = problems.get(image) ?? imageProblem(image, deployment)
        problems.set(image, problem)
        const message = await problem
        return message
          ? [error('site.preview', path, `immagine di anteprima: ${message}`, remedy)]
          : []
      }),
  )
  return faultsOr(faults.flat(), 'site.preview', 'le immagini di anteprima si caricano')
}

const demoValues: [RegExp, string][] = [
  [
    new RegExp(content.demoNotice.split(':')[0] ?? content.demoNotice, 'i'),
    'la riga “sito dimostrativo”',
  ],
  [/\besempio\.it\b/i, 'esempio.it'],
  [/0{11}/, 'la partita IVA 00000000000'],
  [/\+39[\s\u00a0]?000[\s\u00a0]?000/, 'il telefono +39 000 000 0000'],
  [/[a-z0-9-]\.example\b/i, 'un indirizzo .example'],
]

export function checkDemoValues(pages: Page[]): Check[] {
  const faults = pages.filter(isOk).flatMap(({ path, answer }) => {
    // What a field shows as an example of an answer is meant to be one.
    const text = answer.body.replace(/\splaceholder="[^"]*"/g, '')
    const found = demoValues.filter(([value]) => value.test(text)).map(([, name]) => name)
    if (found.length === 0) return []
    const message = `contiene valori dimostrativi: ${found.join(', ')}`
    const remedy = 'sostituisci i valori demo(…) in src/content, configura i webhook e ricostruisci'
    return [error('site.demo', path, message, remedy)]
  })
  return faultsOr(faults, 'site.demo', 'nessun valore dimostrativo nelle pagine')
}

export function checkCompression(pages: Page[]): Check[] {
  const faults = pages
    .filter(isOk)
    .filter(
      ({ answer }) => !/^(?:br|gzip|zstd|deflate)$/.test(answer.headers['content-encoding'] ?? ''),
    )
    .map(({ path }) =>
      warning(
        'site.compression',
        path,
        'arriva senza compressione',
        'attiva brotli o gzip sull’host',
      ),
    )
  return faultsOr(faults, 'site.compression', 'le pagine arrivano compresse')
}
