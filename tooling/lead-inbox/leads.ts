import { existsSync } from 'node:fs'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'

export const leadForms = ['lead', 'company'] as const
export type LeadForm = (typeof leadForms)[number]

// v.record would drop fields with names such as "__proto__" and "constructor".
const fields = v.custom<Record<string, unknown>>(
  value => typeof value === 'object' && value !== null && !Array.isArray(value),
)

/** One line of the inbox file: what was asked, and the fields as the form sent them. */
const storedLead = v.object({
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  form: v.picklist(leadForms),
  request: v.record(v.string(), v.string()),
  lead: fields,
})
export type StoredLead = v.InferOutput<typeof storedLead>

const json = v.pipe(v.string(), v.parseJson())
const bodySchema = v.pipe(json, fields)
const lineSchema = v.pipe(json, storedLead)

/** The fields of a lead; null if the body is no object in JSON. */
export function readBody(body: string) {
  const { success, output } = v.safeParse(bodySchema, body)
  return success ? output : null
}

/** Resolves when the lead is on the disk. It begins a line, whatever a crash has left before it. */
export async function appendLead(file: string, lead: StoredLead): Promise<void> {
  // Leads are personal data: only the owner may read them.
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await appendFile(file, `\n${JSON.stringify(lead)}\n`, { mode: 0o600, flush: true })
}

/** Every lead, oldest first. A line that a crash or an editor has broken does not hide the others. */
export async function readLeads(file: string): Promise<StoredLead[]> {
  const text = existsSync(file) ? await readFile(file, 'utf8') : ''
  return text.split('\n').flatMap(line => {
    const { success, output } = v.safeParse(lineSchema, line)
    return success ? output : []
  })
}
