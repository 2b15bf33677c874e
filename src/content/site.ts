import { company, figures, film, type handling, offer } from './business'
import { promises } from './promises'
import type { Business } from './schema/business'

export type PresentationVideo = Business['film']['video']
export type Company = Business['company']['company']
/** A company that handles personal data for us (art. 28 GDPR). */
export type Processor = Business['company']['processors'][number]
/** What a processor does for us; src/content/legal/recipients.ts says it in words. */
export type ProcessorRole = Processor['role']
export type Safeguard = Processor['safeguard']
export type Site = Omit<Business['company'], keyof typeof handling> & Business['film']

/** The business that owns the site; every page takes its data from here. */
export const site: Site = { ...company, ...film }

/** Claims and promises that more than one page repeats. */
export const facts = {
  ...figures,
  ...promises,
} as const

/**
 * What visitors get for their contact details, which the automation sends by email at once; and how those
 * who have learned to sell earn, as who looks for a second income fears something else.
 */
export const { freeMethod, earnings } = offer

export { inProse } from './promises'

/** The number without spaces, for tel: links. */
export const phoneHref = `tel:${site.phone.replace(/[^+\d]/g, '')}`
export const emailHref = `mailto:${site.email}`
