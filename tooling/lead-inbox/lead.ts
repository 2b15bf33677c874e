import * as v from 'valibot'

export const leadForms = ['lead', 'company'] as const
export type LeadForm = (typeof leadForms)[number]

/** The fields as the form sent them. Names come from outside: read them with Object.hasOwn. */
export type LeadFields = Record<string, unknown>

/** Real leads are flat; deeper ones could exhaust the stack when they are written or shown. */
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
    /** As received, before any parsing. */
    body: v.string(),
  }),
  // Not v.record: it drops fields named "__proto__" or "constructor", and an inbox shows what came.
  lead: v.custom<LeadFields>(isLeadFields),
})
export type StoredLead = v.InferOutput<typeof storedLead>

/** A field's value as one line of text; empty when there is nothing to show. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
