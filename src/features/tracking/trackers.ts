import { googleTagWords, metaPixelWords } from '~/content/tracking'
import type { OptionalCategory } from '~/features/consent/categories'
import type { Tracker } from './tracker'

/** What a Google tag is for, by the kind of its identifier. */
const googleKinds: Record<
  keyof typeof googleTagWords,
  { id: string; categories: readonly OptionalCategory[] }
> = {
  G: { id: 'google-analytics', categories: ['analytics'] },
  AW: { id: 'google-ads', categories: ['marketing'] },
  // A Google tag of both; which one it has is decided at Google.
  GT: { id: 'google-tag', categories: ['analytics', 'marketing'] },
}

function googleTag(tagId: string): Tracker {
  const kind = tagId.startsWith('AW-') ? 'AW' : tagId.startsWith('GT-') ? 'GT' : 'G'
  const conversion = import.meta.env.VITE_GOOGLE_ADS_CONVERSION
  return {
    ...googleKinds[kind],
    ...googleTagWords[kind],
    load: async () => (await import('./google-tag')).createGoogleTag(tagId, conversion),
  }
}

function metaPixel(pixelId: string): Tracker {
  return {
    id: 'meta-pixel',
    categories: ['marketing'],
    ...metaPixelWords,
    load: async () => (await import('./meta-pixel')).createMetaPixel(pixelId),
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
