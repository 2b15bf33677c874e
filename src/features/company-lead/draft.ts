import { draftKeys, readTextDraft, writeTextDraft } from '~/features/sending/text-draft'
import { allFields, type CompanyValues, emptyCompany, isAnswered, isChoice } from './company-lead'

/** Fills empty fields with the answers typed in this tab before a reload; skips invalid answers. */
export function readDraft(typed = emptyCompany): CompanyValues {
  const stored = readTextDraft(draftKeys.company, allFields)
  const draft = { ...typed }
  for (const field of allFields) {
    if (draft[field] === '') draft[field] = stored[field] ?? ''
    if (isChoice(field) && !isAnswered(field, draft)) draft[field] = ''
  }
  return draft
}

export function writeDraft(values: CompanyValues): void {
  writeTextDraft(draftKeys.company, values)
}

export function isBlank(values: CompanyValues): boolean {
  return allFields.every(field => values[field] === '')
}
