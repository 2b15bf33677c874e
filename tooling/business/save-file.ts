import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
  const draft = `${file}.nuovo`
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(draft, content, { flush: true })
    renameSync(draft, file)
  } catch (cause) {
    rmSync(draft, { force: true })
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    throw new Error(`${file} ${reasons[code] ?? `non si scrive (${code})`}`, { cause })
  }
}

export function saveFiles(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) saveFile(path.join(folder, name), content)
}
