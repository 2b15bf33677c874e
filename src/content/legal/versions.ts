import { demo } from '~/content/demo'

interface LegalVersion {
  number: string
  /** The day from which the text is in force: year, month, day. */
  since: `${number}-${number}-${number}`
}

/**
 * Raise the number and the day of a document with each change of its meaning, and keep the older text:
 * who has consented must be able to find what they read (art. 7(1) GDPR).
 */
export const legalVersions: Record<'privacy' | 'terms' | 'cookies', LegalVersion> = {
  privacy: { number: '1.0', since: demo('2026-11-21') },
  terms: { number: '1.0', since: demo('2026-11-21') },
  cookies: { number: '1.0', since: demo('2026-11-21') },
}

export type LegalPageKey = keyof typeof legalVersions
