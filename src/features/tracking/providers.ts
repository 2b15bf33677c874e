import { handling } from '~/content/business'
import { countsProvider } from '~/content/services/counts'
import type { Provider } from '~/content/services/provider'
import { adClicks, googleTags, metaPixel, players } from '~/content/services/services'
import type { Preferences } from '~/features/consent/choice'

/** An event on the way to a lead; it must not contain personal data. */
export type FunnelEvent =
  | { name: 'modal_opened' }
  /** `key` is the lead's timestamp, by which a receiver recognises it. */
  | { name: 'lead_sent'; form: 'contact' | 'company'; key: string }
  | { name: 'wizard_step'; step: number }

/** What the counts get beside: a page is shown, a lead has not arrived. No company of adverts learns of these. */
export type CountedEvent =
  | { name: 'page' }
  | { name: 'lead_not_sent'; form: 'contact' | 'company'; cause: string }

/** The part of a tracker that is fetched only once it may run. One instance lives as long as the page. */
export interface TrackerCode {
  /**
   * Called when the tracker may run, and again on every later choice that lets it run. Settles when
   * the company's script has run.
   *
   * @throws Error if the script does not arrive.
   */
  start: (allowed: Preferences) => Promise<void>
  /** Called when the consent is withdrawn, before the stored entries are removed. */
  stop: () => void
  track: (event: FunnelEvent) => void
  count?: (event: CountedEvent) => void
}

/** A provider that is told of events. */
export interface Tracker extends Provider {
  load: () => Promise<TrackerCode>
}

function googleTag(tagId: string): Tracker {
  // The settings accept only these prefixes.
  const [kind] = tagId.split('-') as [keyof typeof googleTags]
  const conversion = import.meta.env.VITE_GOOGLE_ADS_CONVERSION
  return {
    ...googleTags[kind],
    load: async () => (await import('./google-tag')).createGoogleTag(tagId, conversion),
  }
}

const metaTracker = (pixelId: string): Tracker => ({
  ...metaPixel,
  load: async () => (await import('./meta-pixel')).createMetaPixel(pixelId),
})

function counter(address: string): Tracker {
  const company = handling.processors.find(({ role }) => role === 'statistics')?.name
  return {
    ...countsProvider(address, company),
    categories: import.meta.env.VITE_COUNTS_CONSENT ? [] : ['analytics'],
    load: async () => (await import('./counts')).createCounts(address),
  }
}

/** All trackers. The identifiers are build constants, so a tracker without one is not in the built site. */
export const trackers: readonly Tracker[] = [
  ...(import.meta.env.VITE_GOOGLE_TAG_ID ? [googleTag(import.meta.env.VITE_GOOGLE_TAG_ID)] : []),
  ...(import.meta.env.VITE_META_PIXEL_ID ? [metaTracker(import.meta.env.VITE_META_PIXEL_ID)] : []),
  ...(import.meta.env.VITE_COUNTS_URL ? [counter(import.meta.env.VITE_COUNTS_URL)] : []),
]

/** All services of this site that need consent: the trackers, the click identifiers and an embedded player. */
export const providers: readonly Provider[] = [
  ...trackers.filter(({ categories }) => categories.length > 0),
  ...(import.meta.env.VITE_LEAD_CAMPAIGN === 'utm-clic' ? [adClicks] : []),
  ...(import.meta.env.FILM === 'youtube' || import.meta.env.FILM === 'vimeo'
    ? [players[import.meta.env.FILM]]
    : []),
]
