import type { Net } from '../request.ts'
import { companyTestLead, contactTestLead } from '../webhook/test-leads.ts'
import type { Webhook } from '../webhook/webhook.ts'
import { checkWebhook } from '../webhook/webhook-checks.ts'

export const origin = 'https://www.palestravenditori.it'
const now = new Date('2026-03-01T10:00:00Z')

/** The lines that the doctor writes about one webhook. */
export async function examine(
  url: string,
  mode: Webhook['mode'],
  { send = false, timeout = 5_000, ...more }: { send?: boolean } & Partial<Net> = {},
) {
  const testLead = mode === 'cors' ? companyTestLead(now) : contactTestLead(now)
  const webhook: Webhook = {
    target: 'modulo',
    variable: 'VITE_LEAD_WEBHOOK_URL',
    ...{ url, mode, testLead },
  }
  const checks = await checkWebhook(webhook, { origin, send, net: { timeout, ...more } })
  return checks.map(
    ({ check, outcome, message, remedy = '' }) => `${outcome} ${check}: ${message} → ${remedy}`,
  )
}
