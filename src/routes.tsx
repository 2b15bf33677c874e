import { matchPath } from 'react-router-dom'
import { type PageKey, pageKeys, pages } from '~/content/pages'
import { type LazyPage, lazyPage } from '~/lib/lazy-page'

const components: Record<PageKey, LazyPage> = {
  home: lazyPage('HomePage', () => import('~/pages/HomePage')),
  companies: lazyPage('AziendePage', () => import('~/pages/AziendePage')),
  privacy: lazyPage('PrivacyPolicyPage', () => import('~/pages/legal/PrivacyPolicyPage')),
  terms: lazyPage('TermsOfServicePage', () => import('~/pages/legal/TermsOfServicePage')),
  cookies: lazyPage('CookiePolicyPage', () => import('~/pages/legal/CookiePolicyPage')),
  thankYou: lazyPage('ThankYouPage', () => import('~/pages/ThankYouPage')),
  notFound: lazyPage('NotFoundPage', () => import('~/pages/NotFoundPage')),
}

export const routes = pageKeys.map(key => ({
  key,
  path: pages[key].path,
  Page: components[key],
}))

/** Fetches the page of an address; hydration must not start without it. */
export async function preloadPage(pathname: string): Promise<void> {
  await routes.find(({ path }) => matchPath(path, pathname))?.Page.preload()
}
