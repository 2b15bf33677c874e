import * as v from 'valibot'

export const leadForms = ['lead', 'company'] as const
export type LeadForm = (typeof leadForms)[number]

/** The fields as the form sent them. The names are not trusted. */
export type LeadFields = Record<string, unknown>

/** Real leads are flat. Very deep ones could exhaust the stack when they are written or shown. */
export const maximumDepth = 32

function isWithinDepth(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every(child => isWithinDepth(child, levels - 1))
}

export function isLeadFields(value: unknown): value is LeadFields {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    isWithinDepth(value, maximumDepth)
  )
}

/** One line of the inbox file. */
export const storedLead = v.object({
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
  // v.record would drop fields with names such as "__proto__" and "constructor".
  lead: v.custom<LeadFields>(isLeadFields),
})
export type StoredLead = v.InferOutput<typeof storedLead>

/** The value of a field as text; empty for null and undefined. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
