import { demo } from '~/content/demo'

/** Year, month, day. */
type Day = `${number}-${number}-${number}`

interface LegalVersion {
  number: string
  /** The day from which the text is in force. */
  since: Day
}

/**
 * The day from which the first versions are in force: the one on which the site goes live.
 *
 * @public The setup finds it in the code of this file.
 */
export const firstDay: Day = demo('2026-11-21')

/**
 * Raise the number and the day of a document with each change of its meaning, and keep the older text:
 * who has consented must be able to find what they read (art. 7(1) GDPR).
 */
export const legalVersions: Record<'privacy' | 'terms' | 'cookies', LegalVersion> = {
  privacy: { number: '1.0', since: firstDay },
  terms: { number: '1.0', since: firstDay },
  cookies: { number: '1.0', since: firstDay },
}

export type LegalPageKey = keyof typeof legalVersions
