import * as v from 'valibot'

export const leadForms = ['lead', 'company'] as const
export type LeadForm = (typeof leadForms)[number]

/** The fields as the form sent them. The names are not trusted. */
export type LeadFields = Record<string, unknown>

// v.record would drop fields with names such as "__proto__" and "constructor".
const leadFields = v.custom<LeadFields>(
  value => typeof value === 'object' && value !== null && !Array.isArray(value),
)

/** One line of the inbox file. */
const storedLead = v.object({
  id: v.string(),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  form: v.picklist(leadForms),
  request: v.object({
    method: v.string(),
    contentType: v.optional(v.string()),
    origin: v.optional(v.string()),
    userAgent: v.optional(v.string()),
    /** The unparsed body. */
    body: v.string(),
  }),
  lead: leadFields,
})
export type StoredLead = v.InferOutput<typeof storedLead>

/** Reads untrusted text; null unless it is JSON of the expected kind. */
function read<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text))
    return success ? output : null
  } catch {
    return null
  }
}

export const readBody = (body: string) => read(leadFields, body)
export const readLine = (line: string) => read(storedLead, line)

/** The value of a field as text; empty for null and undefined. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
