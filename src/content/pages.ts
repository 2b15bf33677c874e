import { type Path, paths } from './paths'

interface PageAddress {
  /** "*" matches every address that no other page has. */
  path: Path | '*'
  /** True if search engines may list the page; it then has a preview image and is in the sitemap. */
  isIndexed: boolean
}

/** Every page of the site; the first whose path matches an address is shown. */
export const pages = {
  home: { path: paths.home, isIndexed: true },
  companies: { path: paths.companies, isIndexed: true },
  privacy: { path: paths.privacy, isIndexed: true },
  terms: { path: paths.terms, isIndexed: true },
  cookies: { path: paths.cookies, isIndexed: true },
  thankYou: { path: paths.thankYou, isIndexed: false },
  notFound: { path: '*', isIndexed: false },
} as const satisfies Record<string, PageAddress>

export type PageKey = keyof typeof pages

export type IndexedPageKey = {
  [Key in PageKey]: (typeof pages)[Key]['isIndexed'] extends true ? Key : never
}[PageKey]

export const pageKeys = Object.keys(pages) as PageKey[] // The type of Object.keys forgets the names.

export function isIndexedPage(page: PageKey): page is IndexedPageKey {
  return pages[page].isIndexed
}

/** The preview image of a page: 1200 by 630 pixels, drawn by the page of `npm run setup`. */
export const previewImage = {
  path: (page: IndexedPageKey) => `/og/${page}.png`,
  width: 1200,
  height: 630,
}
