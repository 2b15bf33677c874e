import { trackerWords } from '~/content/tracking'
import type { Tracker } from './tracker'

function googleTag(id: string): Tracker {
  return {
    id: 'google-tag',
    // AW- is an identifier of Google Ads; the others measure visits.
    category: id.startsWith('AW-') ? 'marketing' : 'analytics',
    ...trackerWords.googleTag,
    load: async () => (await import('./google-tag')).createGoogleTag(id),
  }
}

function metaPixel(id: string): Tracker {
  return {
    id: 'meta-pixel',
    category: 'marketing',
    ...trackerWords.metaPixel,
    load: async () => (await import('./meta-pixel')).createMetaPixel(id),
  }
}

/**
 * All scripts that need consent. The identifiers are constants of the build, so that a tracker
 * without an identifier is not in the built site at all.
 */
export const trackers: readonly Tracker[] = [
  ...(import.meta.env.VITE_GOOGLE_TAG_ID ? [googleTag(import.meta.env.VITE_GOOGLE_TAG_ID)] : []),
  ...(import.meta.env.VITE_META_PIXEL_ID ? [metaPixel(import.meta.env.VITE_META_PIXEL_ID)] : []),
]

// A constant of the build, unlike trackers.length, so that the bundler can drop unused code.
export const hasTrackers = Boolean(
  import.meta.env.VITE_GOOGLE_TAG_ID || import.meta.env.VITE_META_PIXEL_ID,
)
