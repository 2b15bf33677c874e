import { type FileHandle, mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { type StoredLead, storedLead } from './lead.ts'

export type LeadStore = ReturnType<typeof openLeadStore>

async function endsMidLine(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat()
  if (size === 0) return false
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer.toString('latin1') !== '\n'
}

/** Opens the file each time, so that it can be emptied, moved or deleted while the inbox runs. */
async function appendLine(file: string, line: string): Promise<void> {
  // Leads are personal data: only the owner may read them.
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const handle = await open(file, 'a+', 0o600)
  try {
    const start = (await endsMidLine(handle)) ? '\n' : ''
    await handle.appendFile(`${start}${line}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Skips a line that a crash or an editor has broken, so that it does not hide the other leads. */
function parseLine(line: string): StoredLead[] {
  try {
    const { success, output } = v.safeParse(storedLead, JSON.parse(line))
    return success ? [output] : []
  } catch {
    return []
  }
}

async function readLines(file: string): Promise<string[]> {
  try {
    return (await readFile(file, 'utf8')).split('\n')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

export function openLeadStore(file: string) {
  let lastWrite: Promise<unknown> = Promise.resolve()
  return {
    /** Resolves when the lead is on the disk; rejects if it could not be written. */
    append(lead: StoredLead): Promise<void> {
      const result = lastWrite.then(() => appendLine(file, JSON.stringify(lead)))
      // A failure must not stop the next lead.
      lastWrite = result.catch(() => {})
      return result
    },
    /** Every readable lead, oldest first. */
    async readAll(): Promise<StoredLead[]> {
      return (await readLines(file)).flatMap(parseLine)
    },
  }
}
