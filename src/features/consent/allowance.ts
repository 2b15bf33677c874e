import type { Provider } from '~/content/services/provider'
import { type Category, type OptionalCategory, onlyEssential, type Preferences } from './categories'
import type { Consent } from './stored-consent'

/** Whether the category switches the provider, or a part of what it stores. */
export function belongsTo({ categories, stores }: Provider, category: Category): boolean {
  return [...categories, ...stores.map(store => store.category)].some(each => each === category)
}

/**
 * The preferences that the dialog begins with: those of the choice, but off where they do not cover a
 * provider yet, as consent is never preselected (Court of Justice, C-673/17).
 */
export function draftOf(
  { preferences, asked }: Consent,
  providers: readonly Provider[],
): Preferences {
  const uncovered = providers.filter(({ id }) => !asked.includes(id))
  const isOn = (category: OptionalCategory) =>
    preferences[category] && !uncovered.some(provider => belongsTo(provider, category))
  return {
    essential: true,
    functional: isOn('functional'),
    analytics: isOn('analytics'),
    marketing: isOn('marketing'),
  }
}

/** What may run at this moment. */
export interface Allowance {
  categories: Preferences
  /** Ids of providers. */
  providers: readonly string[]
}

/**
 * What a choice allows: nothing optional without consent, and no provider that the visitor was not
 * asked about (GDPR, art. 4.11: consent is specific and informed).
 */
export function allowanceOf(
  { consent, preferences, asked }: Consent,
  providers: readonly Provider[],
): Allowance {
  const allowed = consent === true ? preferences : onlyEssential
  const running = providers.filter(
    ({ id, categories }) => asked.includes(id) && categories.some(category => allowed[category]),
  )
  return { categories: allowed, providers: running.map(({ id }) => id) }
}
