import { business } from '~/content/business'

/** The number of each legal text, and the day from which it is in force. */
export const legalVersions = business.legal

export type LegalPageKey = keyof typeof legalVersions
