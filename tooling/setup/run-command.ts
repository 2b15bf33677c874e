import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { sendTimeout } from '../../src/lib/post-json.ts'
import { findSyntaxProblems, readContentFiles } from '../config/content-files.ts'
import { openEnvFile } from './env-file.ts'
import { describeLeftToDo } from './left-to-do.ts'
import { runSetup } from './run-setup.ts'
import { UnwritableFile } from './save-file.ts'
import { openTerminal, Stopped } from './terminal.ts'

const usage = `Chiede i dati dell’azienda, le parole e le prove del sito e gli indirizzi dei webhook, e li scrive in
src/content e .env.

  npm run setup            comincia, o riprende da dove eri rimasto
  npm run setup -- --help  questo aiuto

Ctrl+C ferma: quello che hai risposto resta salvato.
`

/** What is said when the person stops. */
export const stopped = 'Fermato: quello che hai risposto è salvato. Riprendi con npm run setup\n'
const root = path.join(import.meta.dirname, '../..')

/** As a process has them; `isTTY` where a person sits at the other end. */
interface Streams {
  stdin: Readable & { isTTY?: boolean }
  stdout: Writable & { isTTY?: boolean }
  stderr: Writable
}

/** Runs the command with these words; the result is its exit code. */
export async function runCommand(
  [argument]: string[],
  { stdin: input, stdout: output, stderr }: Streams,
): Promise<number> {
  if (argument === '--help') {
    output.write(usage)
    return 0
  }
  if (argument !== undefined) {
    stderr.write(`Non capisco questo comando: ${argument}\n\n${usage}`)
    return 2
  }
  if (!input.isTTY || !output.isTTY) {
    stderr.write(
      'npm run setup fa domande, e vuole una finestra in cui rispondere: apri il Terminale (su Windows PowerShell) nella cartella del sito e scrivi npm run setup\n',
    )
    return 1
  }
  if (findSyntaxProblems(readContentFiles(root)).length > 0) {
    stderr.write(`${await describeLeftToDo(root, openEnvFile(root))}\n`)
    return 1
  }
  try {
    const terminal = openTerminal({ input, output })
    await runSetup({ root, terminal, net: { timeout: sendTimeout }, now: new Date() })
    return 0
  } catch (error) {
    if (error instanceof Stopped) output.write(`\n${stopped}`)
    else if (error instanceof UnwritableFile) stderr.write(`\n${error.message}\n`)
    else throw error
    return error instanceof Stopped ? 130 : 1
  } finally {
    // After Ctrl+D the keyboard would keep the process alive.
    input.destroy()
  }
}
