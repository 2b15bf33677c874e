import { firstSentKey } from '~/lib/start-signals'
import { parseJsonObject, tabStorage } from '~/lib/storage'

/*
 * Drafts of forms, kept for the tab. They are strictly necessary for the service that the visitor
 * asked for, so they need no consent; the cookie policy lists them.
 */
export const draftKeys = { contact: 'contact-draft', company: 'company-wizard-draft' } as const

export type DraftKey = (typeof draftKeys)[keyof typeof draftKeys]

/** Reads the stored texts of some fields; anything else in the entry is ignored. */
export function readTextDraft<Field extends string>(
  key: DraftKey,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const stored = parseJsonObject(tabStorage.read(key)) ?? {}
  const texts: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const value = Object.hasOwn(stored, field) ? stored[field] : undefined
    if (typeof value === 'string') texts[field] = value
  }
  return texts
}

/** Stores the texts; empty ones remove the entry. Changed texts are a new lead. */
export function writeTextDraft(key: DraftKey, texts: Record<string, string>): void {
  const fields = Object.keys(texts)
  const stored = readTextDraft(key, fields)
  if (fields.every(field => texts[field] === '')) tabStorage.remove(key)
  else if (fields.some(field => texts[field] !== stored[field])) {
    tabStorage.write(key, JSON.stringify(texts))
  }
}

/**
 * The time of the first send of the stored texts. A repeat keeps it, after a reload too, so that a
 * receiver can tell it from a new lead.
 */
export function markFirstSend(key: DraftKey, now: Date): Date {
  const stored = new Date(readTextDraft(key, [firstSentKey])[firstSentKey] ?? Number.NaN)
  if (!Number.isNaN(stored.getTime())) return stored
  const entry = parseJsonObject(tabStorage.read(key))
  if (entry) tabStorage.write(key, JSON.stringify({ ...entry, [firstSentKey]: now.toISOString() }))
  return now
}
