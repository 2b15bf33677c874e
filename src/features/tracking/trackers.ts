import { trackerWords } from '~/content/tracking'
import type { Tracker } from './tracker'

declare const __GOOGLE_TAG_ID__: string
declare const __META_PIXEL_ID__: string

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
  ...(__GOOGLE_TAG_ID__ ? [googleTag(__GOOGLE_TAG_ID__)] : []),
  ...(__META_PIXEL_ID__ ? [metaPixel(__META_PIXEL_ID__)] : []),
]

export const hasTrackers = Boolean(__GOOGLE_TAG_ID__ || __META_PIXEL_ID__)
