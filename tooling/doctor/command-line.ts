import { parseArgs } from 'node:util'
import { type Check, type Outcome, outcomeWords } from './check.ts'

export const usage = `Controlla, prima di spendere in annunci, che i contatti arrivino e che il sito pubblicato sia a posto.

  npm run doctor                             i webhook e le prove delle affermazioni; non invia niente
  npm run doctor -- --send                   invia anche un contatto di prova a ciascun webhook
  npm run doctor -- --site https://www.x.it  controlla anche il sito pubblicato a questo indirizzo

Ogni riga comincia con una parola; dopo la freccia → c’è che cosa fare.

  ${outcomeWords.ok.padEnd(12)}a posto
  ${outcomeWords.warning.padEnd(12)}il sito funziona, ma leggi e decidi
  ${outcomeWords.error.padEnd(12)}da correggere prima di pubblicare: si perdono contatti o visite

Le parole tra parentesi, per esempio (preflight), servono a chi ti assiste: copia la riga intera.

  --json   il risultato come elenco JSON, per i programmi
  --help   questo aiuto

Per i programmi: il comando esce con 0 senza errori, con 1 se ce ne sono, con 2 se è scritto male.`

const options = {
  site: { type: 'string' },
  send: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values
  } catch {
    return null
  }
}

/** The origin that somebody means who writes www.x.it, or copies it from the browser. */
function readAddress(text: string): string | null {
  const whole = /^\w+:\/\//.test(text) ? text : `https://${text}`
  const { protocol, href, origin } = new URL(URL.canParse(whole) ? whole : 'about:blank')
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : null
}

/** What the arguments ask for; words for the user if they are not valid. */
export function readCommand(args: string[]) {
  const values = parse(args)
  if (values === null) return `Non capisco questo comando: ${args.join(' ')}`
  const { site, ...flags } = values
  if (site === undefined) return { address: null, ...flags }
  const address = readAddress(site)
  if (address !== null) return { address, ...flags }
  return `--site vuole l’indirizzo del sito senza percorso, per esempio https://www.x.it, non "${site}".`
}

/** Text from a server must not break the line or control the terminal. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

export const count = (checks: Check[], outcome: Outcome) =>
  checks.filter(check => check.outcome === outcome).length

export function formatReport(checks: Check[]): string {
  const lines = checks.map(({ outcome, target, message, remedy }) => {
    const advice = remedy === undefined ? '' : ` → ${remedy}`
    return oneLine(`${outcomeWords[outcome].padEnd(12)}${target}: ${message}${advice}`)
  })
  const outcomes = ['ok', 'warning', 'error'] as const
  const counts = outcomes.map(outcome => `${outcomeWords[outcome]} ${count(checks, outcome)}`)
  return [...lines, '', `In tutto: ${counts.join(', ')}`].join('\n')
}
