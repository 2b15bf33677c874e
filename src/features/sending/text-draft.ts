import { firstSentKey } from '~/lib/start-signals'
import { parseJsonObject, tabStorage } from '~/lib/storage'

/** The storage keys of what was typed into a form. Each form has its own as data-draft; lib/keep-drafts.ts writes. */
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
