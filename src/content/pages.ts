interface PageEntry {
  /** As the specification fixes it; "*" matches every address that no other page has. */
  path: `/${string}` | '*'
  /** True if search engines may list the page; it then has a preview image and is in the sitemap. */
  isIndexed: boolean
}

/**
 * Every page of the site; the first whose path matches an address is shown. The key ties it to its words and to
 * its component in App.tsx. Head, sitemap, preview images, tests and benchmark follow.
 */
export const pages = {
  home: { path: '/', isIndexed: true },
  companies: { path: '/aziende', isIndexed: true },
  privacy: { path: '/privacy-policy', isIndexed: true },
  terms: { path: '/terms-of-service', isIndexed: true },
  cookies: { path: '/cookie-policy', isIndexed: true },
  thankYou: { path: '/thank-you', isIndexed: false },
  notFound: { path: '*', isIndexed: false },
} as const satisfies Record<string, PageEntry>

export type PageKey = keyof typeof pages

export type IndexedPageKey = {
  [Key in PageKey]: (typeof pages)[Key]['isIndexed'] extends true ? Key : never
}[PageKey]

export const pageKeys = Object.keys(pages) as PageKey[] // The type of Object.keys forgets the names.

export const isIndexedPage = (page: PageKey): page is IndexedPageKey => pages[page].isIndexed

/** The preview image of a page: 1200 by 630 pixels, drawn by the page of `npm run setup`. */
export const previewImage = {
  path: (page: IndexedPageKey) => `/og/${page}.png`,
  width: 1200,
  height: 630,
}
