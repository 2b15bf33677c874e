import { company, film, type handling } from './business'
import { phoneHref as hrefOf } from './registration'
import type { Business } from './schema/business'

export type PresentationVideo = NonNullable<typeof film.video>
/** A company that handles personal data for us (art. 28 GDPR). */
export type Processor = Business['company']['processors'][number]
export type Site = Omit<Business['company'], keyof typeof handling | 'social'> & {
  /** Its public profiles. */
  social: readonly { label: string; to: string }[]
  /** Not every business has one. */
  video: PresentationVideo | null
}

/** The business that owns the site; every page takes its data from here. */
export const site: Site = { ...company, video: film.video }

export const phoneHref = hrefOf(site.phone)
export const emailHref = `mailto:${site.email}`
