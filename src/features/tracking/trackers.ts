import { trackerWords } from '~/content/tracking'
import type { Tracker } from './tracker'

function googleTag(id: string): Tracker {
  return {
    id: 'google-tag',
    // Measurement tags count visits, the others follow adverts.
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
 * Everything that consent switches on. The identifiers are constants of the build, so that of a
 * tracker without one nothing is in the built site.
 */
export const trackers: readonly Tracker[] = [
  ...(import.meta.env.VITE_GOOGLE_TAG_ID ? [googleTag(import.meta.env.VITE_GOOGLE_TAG_ID)] : []),
  ...(import.meta.env.VITE_META_PIXEL_ID ? [metaPixel(import.meta.env.VITE_META_PIXEL_ID)] : []),
]

export const hasTrackers = Boolean(
  import.meta.env.VITE_GOOGLE_TAG_ID || import.meta.env.VITE_META_PIXEL_ID,
)
