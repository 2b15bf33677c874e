import { randomUUID } from 'node:crypto'
import {
  checkHttps,
  checkNotFound,
  checkRobots,
  checkSitemap,
  checkTrailingSlashes,
} from './address-checks.ts'
import { type Check, error, warning } from './check.ts'
import { type Deployment, type Page, pagePaths } from './deployment.ts'
import { checkHeaders, checkPolicy } from './header-checks.ts'
import { explainNetworkProblem } from './network-problem.ts'
import {
  checkCanonicals,
  checkCompression,
  checkDemoValues,
  checkPreviews,
  checkStatuses,
} from './page-checks.ts'
import { request } from './request.ts'

/** Where the same host answers without TLS; null when it cannot be told. */
export function plainAddress(address: string): string | null {
  const { protocol, hostname, port } = new URL(address)
  return protocol === 'https:' && port === '' ? `http://${hostname}` : null
}

function checkOwnAddress({ address, siteUrl }: Deployment): Check[] {
  if (address === siteUrl) return []
  return [
    warning(
      'site.address',
      'sito',
      `controllo ${address}, ma il sito dice di stare su ${siteUrl}`,
      'va bene per un’anteprima; per il sito vero correggi url in src/content/site.ts',
    ),
  ]
}

/** Everything that can be known of a deployment from outside, before visitors are paid for. */
export async function checkSite(
  deployment: Deployment,
  httpAddress = plainAddress(deployment.address),
): Promise<Check[]> {
  const { address, net } = deployment
  const load = async (path: string): Promise<Page> => ({
    path,
    answer: await request(address + path, { headers: { Accept: 'text/html' } }, net),
  })
  try {
    const pages = await Promise.all(pagePaths.map(load))
    const notFound = { ...(await load(`/doctor-${randomUUID()}`)), path: 'pagina 404' }
    const parts = await Promise.all([
      checkOwnAddress(deployment),
      checkHttps(address, httpAddress, net),
      checkStatuses(pages),
      checkNotFound(notFound),
      // A host that answers anything would only repeat its one fault here.
      notFound.answer.status === 404 ? checkTrailingSlashes(deployment) : [],
      checkHeaders(pages, notFound, deployment),
      checkPolicy(pages, deployment),
      checkCanonicals(pages, deployment),
      checkSitemap(deployment),
      checkRobots(deployment),
      checkPreviews(pages, deployment),
      checkDemoValues(pages),
      checkCompression(pages),
    ])
    return parts.flat()
  } catch (cause) {
    const { message, remedy } = explainNetworkProblem(cause, net.timeout)
    return [error('site.reachable', 'sito', `${address}: ${message}`, remedy)]
  }
}
