import { findUrlProblem } from '../../../src/content/schema/values.ts'
import { readOwn } from '../../business/business-files.ts'
import { readSettings } from '../../config/settings.ts'
import type { Check } from '../check.ts'
import type { Net } from '../request.ts'
import { webhooksOf } from './read-webhooks.ts'
import type { Webhook } from './webhook.ts'
import { checkWebhook } from './webhook-checks.ts'

export interface WebhookReport {
  checks: Check[]
  /** The mode that suits the automation of the contact form, where another is set. */
  better: Webhook['mode'] | null
}

/** The origin of the published site, or of this page as long as nobody has written it. */
function readOrigin(root: string, here: string): string {
  const { url } = readOwn(root, 'company').value
  return typeof url === 'string' && findUrlProblem(url) === null ? url : here
}

/** Asks each webhook as a browser would; with a test lead if it shall be sent. */
export async function examineWebhooks(
  root: string,
  { send, net, here }: { send: boolean; net: Net; here: string },
): Promise<WebhookReport> {
  const origin = readOrigin(root, here)
  const settings = readSettings(root, { mode: 'production', usesOwn: true })
  const webhooks = webhooksOf(settings, new Date())
  const checks = await Promise.all(
    webhooks.map(webhook => checkWebhook(webhook, { origin, send, net })),
  )
  const contact = webhooks.find(({ url }) => url === settings.values.leadWebhook)
  const reading = contact
    ? await checkWebhook({ ...contact, mode: 'cors' }, { origin, send: false, net })
    : []
  const preflight = reading.find(({ check }) => check === 'webhook.preflight')
  const best = preflight && (preflight.outcome === 'ok' ? 'cors' : 'no-cors')
  return { checks: checks.flat(), better: best && best !== contact?.mode ? best : null }
}
