import { type Check, warning } from './check.ts'
import { readConfiguration } from './configuration.ts'
import type { Net } from './request.ts'
import { checkSite } from './site-checks.ts'
import { checkWebhook } from './webhook-checks.ts'

export interface Examination {
  /** The configuration, as Vite reads it. */
  variables: Record<string, string | undefined>
  /** Where the site says that it lives (site.url in the content). */
  siteUrl: string
  /** The deployment to look at; null for the webhooks alone. */
  address: string | null
  /** Whether to post a test lead to each webhook. */
  send: boolean
  /** The text of dist/_headers, when the site was built on this machine. */
  builtHeaders: string | null
  now: Date
  net: Net
}

function checkOrigin(siteUrl: string): Check[] {
  if (!/\.example$/.test(new URL(siteUrl).hostname)) return []
  return [
    warning(
      'configuration.site-url',
      'src/content/site.ts',
      `url è ancora un esempio (${siteUrl}): i webhook sono provati come se il sito stesse lì`,
      'scrivi l’indirizzo vero del sito e togli demo(…)',
    ),
  ]
}

export async function runDoctor(examination: Examination): Promise<Check[]> {
  const { variables, siteUrl, address, send, builtHeaders, now, net } = examination
  const { webhooks, checks } = readConfiguration(variables, now)
  const { origin } = new URL(siteUrl)
  const parts = await Promise.all([
    checkOrigin(siteUrl),
    ...webhooks.map(webhook => checkWebhook(webhook, { origin, send, net })),
    address === null
      ? []
      : checkSite({
          address,
          siteUrl,
          webhooks: webhooks.map(({ url }) => url),
          builtHeaders,
          net,
        }),
  ])
  return [...checks, ...parts.flat()]
}
