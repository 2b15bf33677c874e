import { parseJsonObject } from '~/lib/parse-json'

export const categories = ['essential', 'functional', 'analytics', 'marketing'] as const

export type Category = (typeof categories)[number]

/** The categories that a visitor can refuse. */
export type OptionalCategory = Exclude<Category, 'essential'>
export type Preferences = Readonly<Record<Category, boolean>>

export interface Consent {
  /** True if anything was accepted, false if everything was rejected, null before a choice. */
  consent: boolean | null
  preferences: Preferences
}

/** Gives the same answer for every optional category. */
function answerAll(isAllowed: boolean): Preferences {
  return { essential: true, functional: isAllowed, analytics: isAllowed, marketing: isAllowed }
}

export const onlyEssential = answerAll(false)
export const allCategories = answerAll(true)
export const noChoice: Consent = { consent: null, preferences: onlyEssential }

/** Reads the stored flag; any other text than the two that the site writes is no choice. */
export function parseFlag(text: string | null): boolean | null {
  if (text === 'true') return true
  return text === 'false' ? false : null
}

/**
 * Merges the stored preferences over the defaults (specification, section 4). Ignores everything
 * but booleans of known categories; the essential category stays on.
 */
export function parsePreferences(text: string | null): Preferences {
  const stored = parseJsonObject(text) ?? {}
  const known = categories.flatMap(category => {
    const value = Object.hasOwn(stored, category) ? stored[category] : undefined
    return typeof value === 'boolean' ? [[category, value]] : []
  })
  return { ...onlyEssential, ...Object.fromEntries(known), essential: true }
}

/** The categories that may run; without consent only the essential ones, whatever is stored. */
export function allowedBy({ consent, preferences }: Consent): Preferences {
  return consent === true ? preferences : onlyEssential
}
