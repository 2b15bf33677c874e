import path from 'node:path'
import { content } from '../../src/content/for-tooling.ts'
import { usesOwnData } from '../../src/content/own-data.ts'
import { sendTimeout } from '../../src/features/sending/form.ts'
import { readSettings } from '../config/settings.ts'
import { readBuiltSite } from '../hosting/hosted-site.ts'
import { about, type Check } from './check.ts'
import { checkClaims } from './claim-checks.ts'
import { count, formatReport, readCommand, usage } from './command-line.ts'
import { checkSite } from './site/check-site.ts'
import { checkWebhook } from './webhook/check-webhook.ts'
import { checkSettings, webhooksOf } from './webhook/webhooks.ts'

const root = path.join(import.meta.dirname, '../..')

interface Wanted {
  /** The origin of the published site; null if it is not asked. */
  address: string | null
  send: boolean
  /** Where the build is that the published site should be. */
  folder: string
}

async function examine({ address, send, folder }: Wanted): Promise<Check[]> {
  const siteUrl = content.site.url
  const net = { timeout: sendTimeout }
  const now = new Date()
  const settings = readSettings(root, { mode: 'production', usesOwn: usesOwnData })
  const webhooks = webhooksOf(settings, now)
  const built = address === null ? null : readBuiltSite(folder)
  const demo = about('configuration.demo', 'cartella dist').error(
    'è la dimostrazione, con i dati di esempio (la scrive npm start)',
    'costruisci il sito vero con npm run build, e pubblica quello',
  )
  const options = { origin: new URL(siteUrl).origin, send, net }
  const urls = webhooks.map(({ url }) => url)
  const parts = await Promise.all([
    checkSettings(settings),
    checkClaims(root, now),
    built?.isDemo ? demo : [],
    ...webhooks.map(webhook => checkWebhook(webhook, options)),
    address === null ? [] : checkSite({ address, siteUrl, webhooks: urls, built, net }),
  ])
  return parts.flat()
}

/** Runs the command with these words; the result is its exit code. */
export async function runCommand(
  words: string[],
  folder = path.join(root, 'dist'),
): Promise<number> {
  const command = readCommand(words)
  if (typeof command === 'string') {
    console.error(`${command}\n\n${usage}`)
    return 2
  }
  if (command.help) {
    console.log(usage)
    return 0
  }
  const checks = await examine({ ...command, folder })
  console.log(command.json ? JSON.stringify(checks, null, 2) : formatReport(checks))
  return count(checks, 'error') > 0 ? 1 : 0
}
