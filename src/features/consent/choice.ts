import { belongsTo, type Provider, type ProviderCategory } from '~/content/services/provider'

export const categories = ['essential', 'functional', 'analytics', 'marketing'] as const

export type Category = (typeof categories)[number]
export type Preferences = Readonly<Record<Category, boolean>>

export const preferencesOf = (isAllowed: (category: ProviderCategory) => boolean): Preferences => ({
  essential: true,
  functional: isAllowed('functional'),
  analytics: isAllowed('analytics'),
  marketing: isAllowed('marketing'),
})

export const onlyEssential = preferencesOf(() => false)
export const allCategories = preferencesOf(() => true)

export interface Consent {
  /** True after "Accetta tutti" and "Salva Preferenze", false after a refusal, null before a choice. */
  consent: boolean | null
  preferences: Preferences
  /** Ids of the providers that the visitor was asked about. */
  asked: readonly string[]
  /** Why the banner asks again: a provider that the choice does not cover, or a choice too old. */
  askAgain: 'new' | 'old' | null
}

export const noChoice: Consent = {
  consent: null,
  preferences: onlyEssential,
  asked: [],
  askAgain: null,
}

export const isAnswered = ({ consent, askAgain }: Consent) => consent !== null && askAgain === null

/** What the dialog shows first: nothing is preselected that was not asked about (Court of Justice, C-673/17). */
export function draftOf(choice: Consent, providers: readonly Provider[]): Preferences {
  const { preferences, asked } = choice
  const uncovered = providers.filter(({ id }) => !asked.includes(id))
  return preferencesOf(
    category => preferences[category] && !uncovered.some(each => belongsTo(each, category)),
  )
}

export interface Allowance {
  categories: Preferences
  /** Ids of providers. */
  providers: readonly string[]
}

/** Nothing optional without consent, no provider that was not asked about (GDPR, art. 4.11: specific, informed). */
export function allowanceOf(choice: Consent, providers: readonly Provider[]): Allowance {
  const { consent, preferences, asked } = choice
  const allowed = consent === true ? preferences : onlyEssential
  const running = providers.filter(
    ({ id, categories }) => asked.includes(id) && categories.some(category => allowed[category]),
  )
  return { categories: allowed, providers: running.map(({ id }) => id) }
}
