import { serviceWords } from '~/content/services'
import type { Service } from './service'

declare const __GOOGLE_TAG_ID__: string
declare const __META_PIXEL_ID__: string

function googleTag(id: string): Service {
  return {
    id: 'google-tag',
    // Measurement tags count visits, the others follow adverts.
    category: id.startsWith('AW-') ? 'marketing' : 'analytics',
    ...serviceWords.googleTag,
    load: async () => (await import('./google-tag')).createGoogleTag(id),
  }
}

function metaPixel(id: string): Service {
  return {
    id: 'meta-pixel',
    category: 'marketing',
    ...serviceWords.metaPixel,
    load: async () => (await import('./meta-pixel')).createMetaPixel(id),
  }
}

/**
 * Everything that consent switches on. The identifiers are constants of the build, so that of a
 * service without one nothing is in the built site.
 */
export const services: readonly Service[] = [
  ...(__GOOGLE_TAG_ID__ ? [googleTag(__GOOGLE_TAG_ID__)] : []),
  ...(__META_PIXEL_ID__ ? [metaPixel(__META_PIXEL_ID__)] : []),
]

export const hasServices = Boolean(__GOOGLE_TAG_ID__ || __META_PIXEL_ID__)
