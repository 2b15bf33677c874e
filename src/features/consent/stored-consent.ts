import type { Provider } from '~/content/services/provider'
import { consentKey, preferencesKey } from '~/lib/start-signals'
import { parseJsonObject, siteStorage } from '~/lib/storage'
import { type Consent, noChoice, type Preferences, preferencesOf } from './choice'

/** Parses the stored flag; any other text than true and false is no choice. */
export const parseFlag = (text: string | null): boolean | null =>
  text === 'true' || text === 'false' ? text === 'true' : null

/** Parses the stored preferences; whatever is not true is off (specification, section 4). */
export function parsePreferences(text: string | null): Preferences {
  const stored = parseJsonObject(text)
  return preferencesOf(category => stored?.[category] === true)
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Whether a stored value is a day within the last twelve months. */
function isRecent(day: unknown, now: Date): boolean {
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1)
  return typeof day === 'string' && day >= dayOf(yearAgo) && day <= dayOf(now)
}

/** With providers a choice covers only those that the visitor was asked about, and lasts for twelve months. */
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
 * Stores a choice; with providers also their ids and the day. If storage is forbidden or full, it returns false and
 * leaves nothing stored, because an earlier consent must not outlive a refusal. The flag comes last: another tab
 * reads after each entry, and must never read more consent than before or after the choice.
 */
export function writeConsent({ consent, preferences, asked }: Consent, now = new Date()): boolean {
  const covered = asked.length > 0 ? { asked, day: dayOf(now) } : {}
  const entries = [
    [preferencesKey, JSON.stringify({ ...preferences, ...covered })],
    [consentKey, String(consent)],
  ] as const
  for (const [key, text] of entries) siteStorage.write(key, text)
  const isStored = entries.every(([key, text]) => siteStorage.read(key) === text)
  if (!isStored) for (const [key] of entries) siteStorage.remove(key)
  return isStored
}
