import type { Provider } from '~/content/services/provider'
import { consentKey, preferencesKey } from '~/lib/start-signals'
import { parseJsonObject, siteStorage } from '~/lib/storage'
import { type Consent, noChoice, type Preferences, preferencesOf } from './choice'

/** Reads the stored flag; any other text than the two that the site writes is no choice. */
export const parseFlag = (text: string | null): boolean | null =>
  text === 'true' || text === 'false' ? text === 'true' : null

/** Merges the stored preferences over the defaults (specification, section 4), which are off. */
export function parsePreferences(text: string | null): Preferences {
  const stored = parseJsonObject(text)
  return preferencesOf(category => stored?.[category] === true)
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Whether a stored day lies within the last twelve months; anything but a day does not. */
function isRecent(day: unknown, now: Date): boolean {
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1)
  return typeof day === 'string' && day >= dayOf(yearAgo) && day <= dayOf(now)
}

/**
 * The choice of an earlier visit; none where storage is forbidden. With providers it covers only those
 * that it was asked for, and lasts for twelve months.
 */
export function readConsent(providers: readonly Provider[], now = new Date()): Consent {
  const consent = parseFlag(siteStorage.read(consentKey))
  if (consent === null) return noChoice
  const text = siteStorage.read(preferencesKey)
  const preferences = parsePreferences(text)
  if (providers.length === 0) return { consent, preferences, asked: [], askAgain: null }
  const { asked: list, day } = parseJsonObject(text) ?? {}
  const asked = Array.isArray(list) ? list.filter(id => typeof id === 'string') : []
  if (asked.length > 0 && !isRecent(day, now)) return { ...noChoice, askAgain: 'old' }
  const isCovered = providers.every(({ id }) => asked.includes(id))
  return { consent, preferences, asked, askAgain: isCovered ? null : 'new' }
}

/**
 * Stores a choice that was made now: the four categories, and what was asked and when if there are
 * providers. Where storage is forbidden or full, the result is false and nothing stays stored: an
 * earlier consent must not outlive a refusal. The flag comes last, so that another tab, which hears of
 * each entry, never reads more consent than there was before or is now.
 */
export function writeConsent({ consent, preferences, asked }: Consent, now = new Date()): boolean {
  const about = asked.length > 0 ? { asked, day: dayOf(now) } : {}
  const entries = [
    [preferencesKey, JSON.stringify({ ...preferences, ...about })],
    [consentKey, String(consent)],
  ] as const
  for (const [key, text] of entries) siteStorage.write(key, text)
  const isStored = entries.every(([key, text]) => siteStorage.read(key) === text)
  if (!isStored) for (const [key] of entries) siteStorage.remove(key)
  return isStored
}
