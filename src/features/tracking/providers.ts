import { handling } from '~/content/business'
import { countsProvider } from '~/content/services/counts'
import type { Provider } from '~/content/services/provider'
import { adClicks, googleTags, metaPixel, players } from '~/content/services/services'
import type { Tracker } from './tracker'

function googleTag(tagId: string): Tracker {
  // The settings accept only these prefixes.
  const [kind] = tagId.split('-') as [keyof typeof googleTags]
  const conversion = import.meta.env.VITE_GOOGLE_ADS_CONVERSION
  return {
    ...googleTags[kind],
    load: async () => (await import('./google-tag')).createGoogleTag(tagId, conversion),
  }
}

const pixel = (pixelId: string): Tracker => ({
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
  ...(import.meta.env.VITE_META_PIXEL_ID ? [pixel(import.meta.env.VITE_META_PIXEL_ID)] : []),
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
