import { pages as entries } from '../../src/content/pages.ts'

const all = Object.values(entries)
const addresses = (isIndexed: boolean): string[] =>
  all.flatMap(page => (page.isIndexed === isIndexed && page.path !== '*' ? page.path : []))

/** The pages that search engines may list, in the order of the sitemap. */
export const indexedPages = addresses(true)

export const notIndexedPages = addresses(false)

export const pages = [...indexedPages, ...notIndexedPages]

export const unknownAddress = '/not-there'

export const allAddresses = [...pages, unknownAddress]
