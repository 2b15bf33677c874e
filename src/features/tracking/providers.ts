import type { Provider } from '~/content/services/provider'
import { googleTags, metaPixel, players } from '~/content/services/services'
import type { Preferences } from '~/features/consent/choice'

/** An event on the way to a lead; it must not contain personal data. */
export type FunnelEvent =
  | { name: 'modal_opened' }
  | { name: 'lead_sent'; form: 'contact' | 'company' }
  | { name: 'wizard_step'; step: number }

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
}

/** A script of another company. The cookie policy lists what it declares here. */
export interface Tracker extends Provider {
  load: () => Promise<TrackerCode>
}

function googleTag(tagId: string): Tracker {
  // The settings accept no other beginning.
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

/**
 * All scripts that need consent. The identifiers are constants of the build, so that a tracker
 * without an identifier is not in the built site at all.
 */
export const trackers: readonly Tracker[] = [
  ...(import.meta.env.VITE_GOOGLE_TAG_ID ? [googleTag(import.meta.env.VITE_GOOGLE_TAG_ID)] : []),
  ...(import.meta.env.VITE_META_PIXEL_ID ? [metaTracker(import.meta.env.VITE_META_PIXEL_ID)] : []),
]

// A constant of the build, unlike trackers.length, so that the bundler can drop unused code.
export const hasTrackers = Boolean(
  import.meta.env.VITE_GOOGLE_TAG_ID || import.meta.env.VITE_META_PIXEL_ID,
)

/**
 * All of this site that needs consent: the trackers, and the player of another company. What the site
 * does not have is not in the built site, as its constants of the build are empty.
 */
export const providers: readonly Provider[] = [
  ...trackers,
  ...(import.meta.env.FILM === 'youtube' || import.meta.env.FILM === 'vimeo'
    ? [players[import.meta.env.FILM]]
    : []),
]
