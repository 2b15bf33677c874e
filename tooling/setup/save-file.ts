import {
  accessSync,
  constants,
  existsSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** A file that cannot be written; the message says which, and what to do. */
export class UnwritableFile extends Error {
  override name = 'UnwritableFile'
  constructor(file: string, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    super(
      `Non riesco a scrivere ${file}: ${reasons[code] ?? `il sistema risponde ${code || cause}`}. Quello che hai risposto prima è salvato.`,
      { cause },
    )
  }
}

const protectedFile =
  'è protetto da scrittura, oppure è aperto in un altro programma; togli la protezione e riprova'
const reasons: Record<string, string> = {
  EACCES: protectedFile,
  EPERM: protectedFile,
  EBUSY: protectedFile,
  EROFS: 'il disco è di sola lettura; copia la cartella del sito su un altro disco',
  ENOSPC: 'il disco è pieno; libera spazio e riprova',
  EDQUOT: 'lo spazio del tuo utente è finito; libera spazio e riprova',
  EISDIR: 'al suo posto c’è una cartella; spostala e riprova',
}

/**
 * Writes a file at once: whoever stops the setup in the middle finds the old file or the new one.
 *
 * @throws UnwritableFile
 */
export function saveFile(root: string, name: string, text: string): void {
  const file = path.join(root, name)
  const target = existsSync(file) ? realpathSync(file) : file
  const draft = `${target}.nuovo`
  try {
    // A protected file could still be replaced, in a folder that is not.
    if (existsSync(target)) accessSync(target, constants.W_OK)
    const { mode } = existsSync(target) ? statSync(target) : { mode: 0o644 }
    writeFileSync(draft, text, { mode })
    renameSync(draft, target)
  } catch (cause) {
    if (existsSync(draft) && statSync(draft).isFile()) rmSync(draft)
    throw new UnwritableFile(name, cause)
  }
}
