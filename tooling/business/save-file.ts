import fs from 'node:fs'
import path from 'node:path'

const isProtected = 'è protetto da scrittura, oppure è aperto in un altro programma'
const reasons: Record<string, string> = {
  EACCES: isProtected,
  EPERM: isProtected,
  EBUSY: isProtected,
  ENOSPC: 'non si scrive: il disco è pieno',
}

/**
 * Writes a file at once: a machine that stops in the middle leaves the old content or the new one.
 *
 * @throws Error in Italian, if the file cannot be written.
 */
export function saveFile(file: string, content: string | Uint8Array): void {
  const isThere = fs.existsSync(file)
  const target = isThere ? fs.realpathSync(file) : file
  const draft = `${target}.nuovo`
  try {
    fs.mkdirSync(path.dirname(target), { recursive: true })
    // A protected file could still be replaced, in a folder that is not.
    if (isThere) fs.accessSync(target, fs.constants.W_OK)
    const mode = isThere ? fs.statSync(target).mode : undefined
    fs.writeFileSync(draft, content, { flush: true, mode })
    fs.renameSync(draft, target)
  } catch (cause) {
    fs.rmSync(draft, { force: true })
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    throw new Error(`${file} ${reasons[code] ?? `non si scrive (${code})`}`, { cause })
  }
}
