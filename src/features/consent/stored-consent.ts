import { consentKey, preferencesKey } from '~/lib/consent-keys'
import { parseJsonObject } from '~/lib/parse-json'
import { siteStorage } from '~/lib/storage'
import { type Consent, categories, noChoice, onlyEssential, type Preferences } from './categories'

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

/** The choice of an earlier visit; none where storage is forbidden. */
export function readConsent(): Consent {
  const consent = parseFlag(siteStorage.read(consentKey))
  if (consent === null) return noChoice
  return { consent, preferences: parsePreferences(siteStorage.read(preferencesKey)) }
}

/** Where storage is forbidden or full, nothing is stored. */
export function writeConsent({ consent, preferences }: Consent): void {
  siteStorage.write(consentKey, String(consent))
  siteStorage.write(preferencesKey, JSON.stringify(preferences))
}

/** Calls back when another tab has stored a choice; returns what ends it. */
export function onConsentOfOtherTab(callback: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || key === consentKey || key === preferencesKey) callback()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
