import path from 'node:path'
import { parseArgs } from 'node:util'
import { content } from '../../src/content/for-tooling.ts'
import { usesOwnData } from '../../src/content/own-data.ts'
import { sendTimeout } from '../../src/features/sending/send-timeout.ts'
import { readSettings } from '../config/settings.ts'
import { readBuiltSite } from '../hosting/hosted-site.ts'
import { about, type Check, count, formatReport, outcomeWords } from './check.ts'
import { checkData } from './check-data.ts'
import { checkSite } from './site/check-site.ts'
import { checkWebhook } from './webhook/check-webhook.ts'
import { checkSettings, webhooksOf } from './webhook/webhooks.ts'

const usage = `Controlla, prima di spendere in annunci, che i contatti arrivino e che il sito pubblicato sia a posto.

  npm run doctor                             i webhook e l’età delle prove; non invia niente
  npm run doctor -- --send                   invia anche un contatto di prova a ciascun webhook
  npm run doctor -- --site https://www.x.it  controlla anche il sito pubblicato a questo indirizzo

Ogni riga comincia con una parola; dopo la freccia → c’è che cosa fare.

  ${outcomeWords.ok.padEnd(12)}a posto
  ${outcomeWords.warning.padEnd(12)}il sito funziona, ma leggi e decidi
  ${outcomeWords.error.padEnd(12)}da correggere prima di pubblicare: si perdono contatti o visite

Le parole tra parentesi, per esempio (preflight), servono a chi ti assiste: copia la riga intera.

  --help   questo aiuto

Per i programmi: il comando esce con 0 senza errori, con 1 se ce ne sono, con 2 se è scritto male.`

const options = {
  site: { type: 'string' },
  send: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** The origin that somebody means who writes www.x.it, or copies it from the browser. */
function readAddress(text: string): string | null {
  const whole = /^\w+:\/\//.test(text) ? text : `https://${text}`
  const { origin, href } = new URL(URL.canParse(whole) ? whole : 'about:blank')
  return /^https?:/.test(href) && href === `${origin}/` ? origin : null
}

/** What the arguments ask for; words for the user if they are not valid. */
export function readCommand(args: string[]) {
  try {
    const { site, ...flags } = parseArgs({ args, options }).values
    const address = site === undefined ? null : readAddress(site)
    if (site === undefined || address) return { address, ...flags }
    return `--site vuole l’indirizzo del sito senza percorso, per esempio https://www.x.it, non "${site}".`
  } catch {
    return `Non capisco questo comando: ${args.join(' ')}`
  }
}

const root = path.join(import.meta.dirname, '../..')

/** Examines the webhooks and, if it has an address, the published site, which should be what is in the folder. */
async function examine(address: string | null, send: boolean, folder: string): Promise<Check[]> {
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
  const parts = await Promise.all([
    checkSettings(settings),
    checkData(root, now),
    built?.isDemo ? demo : [],
    ...webhooks.map(webhook => checkWebhook(webhook, options)),
    address === null
      ? []
      : checkSite({ address, siteUrl, webhooks: webhooks.map(({ url }) => url), built, net }),
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
  const checks = await examine(command.address, command.send, folder)
  console.log(formatReport(checks))
  return count(checks, 'error') > 0 ? 1 : 0
}
