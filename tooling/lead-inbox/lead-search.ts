import type { StoredLead } from './lead.ts'

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function valueTexts(value: unknown): string[] {
  if (value === null || value === undefined) return []
  return typeof value === 'object' ? Object.values(value).flatMap(valueTexts) : [String(value)]
}

/** The leads whose values contain every word of the query; case and accents do not matter. */
export function searchLeads(leads: StoredLead[], query: string): StoredLead[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  return leads.filter(({ lead }) => {
    const text = fold(valueTexts(lead).join('\n'))
    return words.every(word => text.includes(word))
  })
}
