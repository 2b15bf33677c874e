import { randomUUID } from 'node:crypto'
import {
  checkHttps,
  checkNotFound,
  checkRobots,
  checkSitemap,
  checkTrailingSlashes,
} from './address-checks.ts'
import { about, type Check } from './check.ts'
import { checkDemoValues } from './demo-checks.ts'
import { type Deployment, type Page, pagePaths } from './deployment.ts'
import { checkFileCaching, checkMissingFile, checkPageCaching } from './files/cache-checks.ts'
import { checkFiles, checkSameFiles } from './files/file-checks.ts'
import { loadFiles } from './files/load-files.ts'
import { checkHeaders, checkPolicy } from './header-checks.ts'
import { checkSamePages, checkScripts } from './host-changes.ts'
import { explainNetworkProblem } from './network-problem.ts'
import {
  checkCanonicals,
  checkCompression,
  checkPreviews,
  checkStatuses,
  findOwnPreviews,
} from './page-checks.ts'
import { request } from './request.ts'

/** The http address of the same host; null for a site without https or with a port of its own. */
export function plainAddress(address: string): string | null {
  const { protocol, hostname, port } = new URL(address)
  return protocol === 'https:' && port === '' ? `http://${hostname}` : null
}

function checkOwnAddress({ address, siteUrl }: Deployment): Check | [] {
  if (address === siteUrl) return []
  return about('site.address', 'sito').warning(
    `controllo ${address}, ma il sito dice di stare su ${siteUrl}`,
    'va bene per un’anteprima; per il sito vero correggi l’indirizzo (url) in src/content/site.ts, ricostruisci il sito e ripubblicalo',
  )
}

/** Checks what visitors, browsers and search engines see of a deployment. */
export async function checkSite(
  deployment: Deployment,
  httpAddress = plainAddress(deployment.address),
): Promise<Check[]> {
  const { address, net } = deployment
  const load = async (path: string): Promise<Page> => ({
    path,
    answer: await request(address + path, net, { headers: { Accept: 'text/html' } }),
  })
  try {
    const pages = await Promise.all(pagePaths.map(load))
    const notFound = { ...(await load(`/doctor-${randomUUID()}`)), path: 'pagina 404' }
    const files = await loadFiles(pages, deployment)
    // checkPreviews says more of them.
    const previews = findOwnPreviews(pages, deployment)
    const parts = await Promise.all([
      checkOwnAddress(deployment),
      checkHttps(httpAddress, deployment),
      checkStatuses(pages),
      checkPageCaching(pages),
      checkNotFound(notFound),
      // On a host that answers any address, this check would repeat the fault of checkNotFound.
      notFound.answer.status === 404 ? checkTrailingSlashes(pages, deployment) : [],
      checkFiles(files.filter(({ address }) => !previews.includes(address))),
      checkSameFiles(files, deployment.build),
      checkFileCaching(files),
      checkMissingFile(deployment),
      checkHeaders(pages, notFound, deployment),
      checkPolicy(pages, notFound, deployment),
      checkCanonicals(pages, deployment),
      checkSitemap(deployment),
      checkRobots(deployment),
      checkPreviews(pages, files, deployment),
      checkScripts(pages, deployment),
      checkSamePages(pages, deployment),
      checkDemoValues(pages),
      checkCompression(pages),
    ])
    return parts.flat()
  } catch (cause) {
    const { message, remedy } = explainNetworkProblem(cause, net.timeout)
    return [about('site.reachable', 'sito').error(`${address}: ${message}`, remedy)]
  }
}
