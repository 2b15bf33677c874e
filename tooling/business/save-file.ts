import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** Why a file is not written, in Italian. */
function explain(file: string, cause: unknown): Error {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const reason = /^(?:EACCES|EPERM|EBUSY)$/.test(code)
    ? 'è protetto da scrittura, oppure è aperto in un altro programma'
    : code === 'ENOSPC'
      ? 'non si scrive: il disco è pieno'
      : `non si scrive (${code || cause})`
  return new Error(`${file} ${reason}`, { cause })
}

/**
 * Writes a file at once: a machine that stops in the middle leaves the old content or the new one.
 *
 * @throws Error in Italian, if the file cannot be written.
 */
export function saveFile(file: string, content: string | Uint8Array): void {
  const isThere = existsSync(file)
  const target = isThere ? realpathSync(file) : file
  const draft = `${target}.nuovo`
  try {
    mkdirSync(path.dirname(target), { recursive: true })
    // A protected file could still be replaced, in a folder that is not.
    if (isThere) accessSync(target, constants.W_OK)
    const mode = isThere ? statSync(target).mode : undefined
    writeFileSync(draft, content, { flush: true, mode })
    renameSync(draft, target)
  } catch (cause) {
    rmSync(draft, { force: true })
    throw explain(file, cause)
  }
}
