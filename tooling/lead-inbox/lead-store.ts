import { type FileHandle, mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { type StoredLead, storedLead } from './lead.ts'

export interface LeadStore {
  /** Resolves when the lead is on the disk; rejects when it could not be written. */
  append(lead: StoredLead): Promise<void>
  /** Every readable lead, oldest first. */
  readAll(): Promise<StoredLead[]>
}

async function endsMidLine(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat()
  if (size === 0) return false
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer.toString('latin1') !== '\n'
}

/** Opens the file anew each time, so that it may be emptied, moved or deleted while we run. */
async function appendLine(file: string, line: string): Promise<void> {
  // Leads are personal data: nobody else on this machine needs to read them.
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

/** A crash may tear a line and an editor may break one: neither hides the others. */
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

export function openLeadStore(file: string): LeadStore {
  let lastWrite: Promise<void> = Promise.resolve()
  return {
    append(lead) {
      const write = lastWrite.then(() => appendLine(file, JSON.stringify(lead)))
      // A lead that could not be written must not take the next one with it.
      lastWrite = write.catch(() => {})
      return write
    },
    async readAll() {
      return (await readLines(file)).flatMap(parseLine)
    },
  }
}
