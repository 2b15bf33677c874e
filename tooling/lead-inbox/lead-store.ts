import { existsSync } from 'node:fs'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readLine, type StoredLead } from './lead.ts'

export type LeadStore = ReturnType<typeof openLeadStore>

/** Opens the file each time, so that it can be emptied, moved or deleted while the inbox runs. */
export function openLeadStore(file: string) {
  return {
    /** Resolves when the lead is on the disk. It begins a line, whatever a crash has left before it. */
    async append(lead: StoredLead): Promise<void> {
      // Leads are personal data: only the owner may read them.
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      await appendFile(file, `\n${JSON.stringify(lead)}\n`, { mode: 0o600, flush: true })
    },
    /** Every lead, oldest first. A line that a crash or an editor has broken does not hide the others. */
    async readAll(): Promise<StoredLead[]> {
      const text = existsSync(file) ? await readFile(file, 'utf8') : ''
      return text.split('\n').flatMap(line => readLine(line) ?? [])
    },
  }
}
