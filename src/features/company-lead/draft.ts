import { parseJsonObject } from '~/lib/parse-json'
import { tabStorage } from '~/lib/storage'
import { allFields, type CompanyValues, emptyCompany, isAnswered, isChoice } from './company-lead'

/** Strictly necessary for the form, so it needs no consent; the cookie policy lists it. */
export const draftKey = 'company-wizard-draft'

/** Fills empty fields with the answers typed in this tab before a reload; skips invalid answers. */
export function readDraft(typed = emptyCompany): CompanyValues {
  const stored = parseJsonObject(tabStorage.read(draftKey)) ?? {}
  const draft = { ...typed }
  for (const field of allFields) {
    const value = Object.hasOwn(stored, field) ? stored[field] : ''
    if (draft[field] === '' && typeof value === 'string') draft[field] = value
    if (isChoice(field) && !isAnswered(field, draft)) draft[field] = ''
  }
  return draft
}

/** Stores the answers; an empty form removes the entry. */
export function writeDraft(values: CompanyValues): void {
  if (isBlank(values)) tabStorage.remove(draftKey)
  else tabStorage.write(draftKey, JSON.stringify(values))
}

export function isBlank(values: CompanyValues): boolean {
  return allFields.every(field => values[field] === '')
}
