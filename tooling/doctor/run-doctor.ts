import type { Claim } from '../business/claims.ts'
import type { Settings } from '../config/settings.ts'
import { about, type Check } from './check.ts'
import { checkClaims } from './claim-checks.ts'
import type { Deployment } from './deployment.ts'
import { checkSite } from './site-checks.ts'
import { checkSettings, webhooksOf } from './webhook/read-webhooks.ts'
import { checkWebhook } from './webhook/webhook-checks.ts'

export interface Examination extends Omit<Deployment, 'address' | 'webhooks'> {
  settings: Settings
  /** What the content claims. */
  claims: readonly Claim[]
  /** The origin of the site to check; null checks only the webhooks. */
  address: string | null
  /** Whether to post a test lead to each webhook. */
  send: boolean
  now: Date
}

function checkSiteUrl(siteUrl: string): Check | [] {
  if (!new URL(siteUrl).hostname.endsWith('.example')) return []
  return about('configuration.site-url', 'src/content/business/company.json').warning(
    `l’indirizzo del sito (url) è ancora un esempio, ${siteUrl}: i webhook sono provati come se il sito stesse lì`,
    'scrivi lì l’indirizzo vero del sito',
  )
}

export async function runDoctor(examination: Examination): Promise<Check[]> {
  const { settings, siteUrl, claims, address, send, build, now, net } = examination
  const webhooks = webhooksOf(settings, now)
  const { origin } = new URL(siteUrl)
  const urls = webhooks.map(({ url }) => url)
  const parts = await Promise.all([
    checkSettings(settings),
    checkSiteUrl(siteUrl),
    checkClaims(claims, now),
    ...webhooks.map(webhook => checkWebhook(webhook, { origin, send, net })),
    address === null ? [] : checkSite({ address, siteUrl, webhooks: urls, build, net }),
  ])
  return parts.flat()
}
