import { legal } from '~/content/business'

/** The number of each legal text, and the day from which it is in force. */
export const legalVersions = legal

export type LegalPageKey = keyof typeof legalVersions
