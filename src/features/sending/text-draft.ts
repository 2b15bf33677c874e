import { parseJsonObject } from '~/lib/parse-json'
import { tabStorage } from '~/lib/storage'

/*
 * Drafts of forms, kept for the tab. They are strictly necessary for the service that the visitor
 * asked for, so they need no consent; the cookie policy lists them.
 */
export const draftKeys = { contact: 'contact-draft', company: 'company-wizard-draft' } as const

/** Reads the stored texts of some fields; anything else in the entry is ignored. */
export function readTextDraft<Field extends string>(
  key: string,
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

/** Stores the texts; empty ones remove the entry. */
export function writeTextDraft(key: string, texts: Record<string, string>): void {
  if (Object.values(texts).every(text => text === '')) tabStorage.remove(key)
  else tabStorage.write(key, JSON.stringify(texts))
}
