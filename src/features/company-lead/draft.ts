import { parseJsonObject } from '~/lib/parse-json'
import { tabStorage } from '~/lib/storage'
import { allFields, type CompanyValues, emptyCompany, isAnswered, isChoice } from './company-lead'

/** Storage strictly needed for the service the visitor asked for; the cookie policy lists it. */
export const draftKey = 'company-wizard-draft'

/** What was typed in this tab before a reload. Whatever does not look like an answer is left out. */
export function readDraft(): CompanyValues {
  const stored = parseJsonObject(tabStorage.read(draftKey)) ?? {}
  const draft = { ...emptyCompany }
  for (const field of allFields) {
    const value = Object.hasOwn(stored, field) ? stored[field] : ''
    if (typeof value === 'string') draft[field] = value
    if (isChoice(field) && !isAnswered(field, draft)) draft[field] = ''
  }
  return draft
}

/** Keeps what is typed; nothing typed leaves nothing behind. */
export function writeDraft(values: CompanyValues): void {
  if (isBlank(values)) tabStorage.remove(draftKey)
  else tabStorage.write(draftKey, JSON.stringify(values))
}

export function isBlank(values: CompanyValues): boolean {
  return allFields.every(field => values[field] === '')
}
