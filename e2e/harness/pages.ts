/* Written out, not taken from src/content: a page that gets lost there must fail here. */

/** The pages that search engines may list, in the order of the sitemap. */
export const indexedPages = [
  '/',
  '/aziende',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
]

export const notIndexedPages = ['/thank-you']

export const pages = [...indexedPages, ...notIndexedPages]

/** Answered with the 404 page. */
export const unknownAddress = '/not-there'

/** Every page of the site, the 404 page too. */
export const allAddresses = [...pages, unknownAddress]
