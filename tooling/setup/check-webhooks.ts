import * as v from 'valibot'
import { settings } from '../../src/content/schema/settings.ts'
import { findUrlProblem } from '../../src/content/schema/values.ts'
import { findAddressFault } from '../../src/content/schema/webhook-address.ts'
import { readOwn } from '../business/business-files.ts'
import type { Check } from '../doctor/check.ts'
import type { Net } from '../doctor/request.ts'
import { companyTestLead, contactTestLead } from '../doctor/webhook/test-leads.ts'
import type { Webhook } from '../doctor/webhook/webhook.ts'
import { checkWebhook } from '../doctor/webhook/webhook-checks.ts'
import { readOverrides } from './read-overrides.ts'

const forms = [
  { key: 'leadWebhook', target: 'modulo contatti', toTestLead: contactTestLead },
  { key: 'companyWebhook', target: 'modulo aziende', toTestLead: companyTestLead },
] as const

export interface WebhookReport {
  checks: Check[]
  /** The mode that suits the automation of the contact form, where another is set. */
  better: Webhook['mode'] | null
}

function readConnections(root: string): Webhook[] {
  const overrides = Object.entries(readOverrides(root)).map(([key, { value }]) => [key, value])
  const value = { ...readOwn(root, 'settings').value, ...Object.fromEntries(overrides) }
  return forms.flatMap(({ key, target, toTestLead }) => {
    const url = value[key]
    if (typeof url !== 'string' || findAddressFault(url)) return []
    const mode = key === 'companyWebhook' || value.leadMode === 'cors' ? 'cors' : 'no-cors'
    const variable = `“${v.getTitle(settings.entries[key].wrapped)}”`
    return { target, variable, url, mode, testLead: toTestLead(new Date()) }
  })
}

/** The origin of the published site, or of this page as long as nobody has written it. */
function readOrigin(root: string, here: string): string {
  const { url } = readOwn(root, 'company').value
  return typeof url === 'string' && findUrlProblem(url) === null ? url : here
}

/** Asks each webhook as a browser would; with a test lead if it shall be sent. */
export async function checkWebhooks(
  root: string,
  { send, net, here }: { send: boolean; net: Net; here: string },
): Promise<WebhookReport> {
  const origin = readOrigin(root, here)
  const webhooks = readConnections(root)
  const checks = await Promise.all(
    webhooks.map(webhook => checkWebhook(webhook, { origin, send, net })),
  )
  const contact = webhooks.find(({ target }) => target === forms[0].target)
  const reading = contact
    ? await checkWebhook({ ...contact, mode: 'cors' }, { origin, send: false, net })
    : []
  const preflight = reading.find(({ check }) => check === 'webhook.preflight')
  const best = preflight && (preflight.outcome === 'ok' ? 'cors' : 'no-cors')
  return { checks: checks.flat(), better: best && best !== contact?.mode ? best : null }
}
