import { matchPath } from 'react-router-dom'
import { type PageKey, pageKeys, pages } from '~/content/pages'
import { type LazyComponent, lazyComponent } from '~/lib/lazy-component'

const components: Record<PageKey, LazyComponent> = {
  home: lazyComponent('HomePage', () => import('~/pages/HomePage')),
  companies: lazyComponent('AziendePage', () => import('~/pages/AziendePage')),
  privacy: lazyComponent('PrivacyPolicyPage', () => import('~/pages/legal/PrivacyPolicyPage')),
  terms: lazyComponent('TermsOfServicePage', () => import('~/pages/legal/TermsOfServicePage')),
  cookies: lazyComponent('CookiePolicyPage', () => import('~/pages/legal/CookiePolicyPage')),
  thankYou: lazyComponent('ThankYouPage', () => import('~/pages/ThankYouPage')),
  notFound: lazyComponent('NotFoundPage', () => import('~/pages/NotFoundPage')),
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
