import { parseArgs } from 'node:util'

export const usage = `Controlla un sito pubblicato e i suoi webhook, prima di spendere in annunci.

  npm run doctor                             i webhook in .env e le prove delle affermazioni, senza inviare niente
  npm run doctor -- --send                   invia anche un lead di prova a ciascun webhook
  npm run doctor -- --site https://www.x.it  controlla anche il sito pubblicato

  --json   il risultato come elenco JSON, per i programmi
  --help   questo aiuto

Esce con 0 se non ci sono errori, 1 se ce ne sono, 2 se il comando è sbagliato.
`

/** A mistake in the command; its message is shown to the user. */
export class UsageError extends Error {
  override name = 'UsageError'
}

function readAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.origin !== text.replace(/\/$/, ''))
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
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    throw new UsageError(
      code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
        ? '--site vuole un indirizzo; le altre opzioni non vogliono valori.'
        : `Non capisco questo comando: ${args.join(' ')}`,
    )
  }
}

/** @throws UsageError when the arguments are not valid. */
export function readCommand(args: string[]) {
  const { site, send, json, help } = parse(args)
  return { address: site === undefined ? null : readAddress(site), send, json, help }
}
