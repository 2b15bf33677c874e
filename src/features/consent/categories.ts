export const categories = ['essential', 'functional', 'analytics', 'marketing'] as const

export type Category = (typeof categories)[number]

/** The categories that a visitor can refuse. */
export type OptionalCategory = Exclude<Category, 'essential'>
export type Preferences = Readonly<Record<Category, boolean>>

/** Gives the same answer for every optional category. */
function answerAll(isAllowed: boolean): Preferences {
  return { essential: true, functional: isAllowed, analytics: isAllowed, marketing: isAllowed }
}

export const onlyEssential = answerAll(false)
export const allCategories = answerAll(true)
