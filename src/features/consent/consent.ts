import { parseJsonObject } from '~/lib/parse-json'

export const categories = ['essential', 'functional', 'analytics', 'marketing'] as const

export type Category = (typeof categories)[number]

/** The categories that a visitor can refuse. */
export type OptionalCategory = Exclude<Category, 'essential'>
export type Preferences = Readonly<Record<Category, boolean>>

export interface Consent {
  /** What was chosen: true when anything was accepted, false when all was rejected, null before. */
  consent: boolean | null
  preferences: Preferences
}

export const onlyEssential: Preferences = {
  essential: true,
  functional: false,
  analytics: false,
  marketing: false,
}

export const allCategories: Preferences = {
  essential: true,
  functional: true,
  analytics: true,
  marketing: true,
}

export const noChoice: Consent = { consent: null, preferences: onlyEssential }

/** The stored flag; anything but the two values that are ever written is no choice. */
export function parseFlag(text: string | null): boolean | null {
  if (text === 'true') return true
  return text === 'false' ? false : null
}

/**
 * The stored preferences over the defaults (specification, section 4). Whatever is not a boolean of
 * a known category is ignored, and the essential ones cannot be switched off.
 */
export function parsePreferences(text: string | null): Preferences {
  const stored = parseJsonObject(text) ?? {}
  const known = categories.flatMap(category => {
    const value = Object.hasOwn(stored, category) ? stored[category] : undefined
    return typeof value === 'boolean' ? [[category, value]] : []
  })
  return { ...onlyEssential, ...Object.fromEntries(known), essential: true }
}

/** What may run: nothing but the essential without a consent, whatever the preferences say. */
export function allowedBy({ consent, preferences }: Consent): Preferences {
  return consent === true ? preferences : onlyEssential
}
