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

/** The categories that may run; without consent only the essential ones, whatever is stored. */
export function allowedBy({ consent, preferences }: Consent): Preferences {
  return consent === true ? preferences : onlyEssential
}
