import { parseArgs } from 'node:util'
import { outcomeWords } from './outcome-words.ts'

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

Per i programmi: il comando esce con 0 senza errori, con 1 se ce ne sono, con 2 se è scritto male.
`

/** A mistake in the command; its message is shown to the user. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The origin that somebody means who writes www.x.it, or copies it from the browser. */
function readAddress(text: string): string {
  const whole = /^\w+:\/\//.test(text) ? text : `https://${text}`
  const url = URL.canParse(whole) ? new URL(whole) : null
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.href !== `${url.origin}/`)
    throw new UsageError(
      `--site vuole l’indirizzo del sito senza percorso, per esempio https://www.x.it, non "${text}".`,
    )
  return url.origin
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        site: { type: 'string' },
        send: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch {
    throw new UsageError(`Non capisco questo comando: ${args.join(' ')}`)
  }
}

/** @throws UsageError when the arguments are not valid. */
export function readCommand(args: string[]) {
  const { site, send, json, help } = parse(args)
  return { address: site === undefined ? null : readAddress(site), send, json, help }
}
