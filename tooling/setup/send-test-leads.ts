import { exitCode, formatReport } from '../doctor/report.ts'
import type { Net } from '../doctor/request.ts'
import { readWebhooks } from '../doctor/webhook/read-webhooks.ts'
import { checkWebhook } from '../doctor/webhook/webhook-checks.ts'
import type { EnvFile } from './env-file.ts'
import type { Terminal } from './terminal.ts'

/**
 * Offers to send a test lead to the webhooks that are there, and says what the doctor says of each. The
 * result is whether all that were sent have arrived.
 */
export async function sendTestLeads(
  terminal: Terminal,
  env: EnvFile,
  { origin, net, now }: { origin: string; net: Net; now: Date },
): Promise<boolean> {
  const { webhooks } = readWebhooks(env.readAll(), now)
  const [first, ...others] = webhooks
  if (!first) return true
  const places = others.length > 0 ? 'a ciascun modulo' : `al ${first.target}`
  const hosts = new Set(webhooks.map(({ url }) => new URL(url).host))
  const isWanted = await terminal.askYesNo(
    `Invio un contatto di prova ${places} (${[...hosts].join(', ')})?\nSi chiama “${first.testLead.nome}”: poi cancellalo.`,
    true,
  )
  let haveArrived = true
  for (const webhook of isWanted ? webhooks : []) {
    const checks = await checkWebhook(webhook, { origin, send: true, net })
    terminal.say(formatReport(checks).trim())
    if (exitCode(checks) > 0) haveArrived = false
  }
  return haveArrived
}
