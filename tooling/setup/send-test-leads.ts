import { exitCode, formatReport } from '../doctor/report.ts'
import type { Net } from '../doctor/request.ts'
import { readWebhooks } from '../doctor/webhook/read-webhooks.ts'
import { checkWebhook } from '../doctor/webhook/webhook-checks.ts'
import type { EnvFile } from './env-file.ts'
import type { Terminal } from './terminal.ts'

/**
 * Offers to send a test lead to each webhook that is there, and says what the doctor says of it. The
 * result is whether all that were sent have arrived.
 */
export async function sendTestLeads(
  terminal: Terminal,
  env: EnvFile,
  { origin, net, now }: { origin: string; net: Net; now: Date },
): Promise<boolean> {
  let haveArrived = true
  const { webhooks } = readWebhooks(env.readAll(), now)
  for (const webhook of webhooks) {
    const { host } = new URL(webhook.url)
    const isWanted = await terminal.askYesNo(
      `Invio un contatto di prova al ${webhook.target} (${host})?\nSi chiama “${webhook.testLead.nome}”: poi cancellalo.`,
      true,
    )
    if (!isWanted) continue
    const checks = await checkWebhook(webhook, { origin, send: true, net })
    terminal.say(formatReport(checks).trim())
    if (exitCode(checks) > 0) haveArrived = false
  }
  return haveArrived
}
